@main struct Trellis {
  static func main() {}
}
