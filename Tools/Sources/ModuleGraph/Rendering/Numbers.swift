/// A number with one digit behind the point: more than a screen shows.
package func number(_ value: Double) -> String {
  let tenths = (value * 10).rounded()
  return tenths.truncatingRemainder(dividingBy: 10) == 0 ? "\(Int(tenths / 10))" : "\(tenths / 10)"
}
