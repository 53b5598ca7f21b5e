#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a file or folder could not be used. Every case names the path.
public enum FileStoreError: Error, Equatable, Sendable {
  /// The name is empty, longer than 200 bytes, begins with a dot, or has a slash or a control character.
  case invalidName(String)
  /// Nothing is there.
  case missing(path: String)
  /// The permissions of the file, or of a folder on the way to it, forbid the access.
  case accessDenied(path: String)
  /// The file belongs to another user.
  case foreignOwner(path: String)
  /// The disc can only be read.
  case readOnly(path: String)
  /// No room is left on the disc, or a quota is used up.
  case discFull(path: String)
  /// A file stands where a folder should be.
  case notAFolder(path: String)
  /// A folder, a pipe or a device stands where a file should be.
  case notAFile(path: String)
  /// A symbolic link stands where a file or folder should be; links are never followed.
  case symbolicLink(path: String)
  /// The file has more bytes than may be read.
  case tooLarge(path: String, limit: Int)
  /// Another process has locked the file and keeps it.
  case inUse(path: String)
  /// The value can't be written as JSON, for example because it holds a number that is infinite.
  case notEncodable(path: String)
  /// Anything else, with the system's error number.
  case failed(path: String, code: Int)

  /// The error for a system call's `errno`.
  init(code: Int32, path: String) {
    self =
      switch code {
      case ENOENT: .missing(path: path)
      case EACCES, EPERM: .accessDenied(path: path)
      case EROFS: .readOnly(path: path)
      case ENOSPC, EDQUOT: .discFull(path: path)
      case ENOTDIR: .notAFolder(path: path)
      case EISDIR: .notAFile(path: path)
      case ELOOP: .symbolicLink(path: path)
      case ETXTBSY, EBUSY: .inUse(path: path)
      default: .failed(path: path, code: Int(code))
      }
  }

  /// Whether it says of a sync that there is no such thing on this file system, as with folders that virtual machines
  /// share or that lie on old servers. What was written is there all the same.
  var meansUnsynchronizable: Bool {
    switch self {
    case .readOnly: true
    case .failed(_, let code): [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(Int32(clamping: code))
    default: false
    }
  }
}

extension FileStoreError: CustomStringConvertible {
  /// What went wrong and what to do about it, for a person.
  public var description: String {
    switch self {
    case .invalidName(let name):
      "\(quoted(String(name.prefix(80)))) can't be a file's name. Choose a short one without slashes."
    case .missing(let path):
      "\(quoted(path)) is not there. Check that its folder exists."
    case .accessDenied(let path):
      "\(quoted(path)) can't be used: access is denied. Check its owner and permissions."
    case .foreignOwner(let path):
      "\(quoted(path)) can't be used: it belongs to another user. Move it away, or give it to this user."
    case .readOnly(let path):
      "\(quoted(path)) can't be written: its disc is read-only. Choose a folder on another disc."
    case .discFull(let path):
      "\(quoted(path)) can't be written: the disc is full. Free some space and try again."
    case .notAFolder(let path):
      "\(quoted(path)) is not a folder. Move it away, or choose another folder."
    case .notAFile(let path):
      "\(quoted(path)) is not a file. Move it away and try again."
    case .symbolicLink(let path):
      "\(quoted(path)) is a symbolic link, and links are not followed. Put a real one in its place."
    case .tooLarge(let path, let limit):
      "\(quoted(path)) is larger than the \(limit) bytes that are read. Move it away and try again."
    case .inUse(let path):
      "\(quoted(path)) is in use by another process. Close the other one and try again."
    case .notEncodable(let path):
      "\(quoted(path)) was not written: what it should hold has no form in JSON."
    case .failed(let path, let code):
      "\(quoted(path)) can't be used: \(SystemErrorAdvice(Int32(clamping: code)).text)"
    }
  }
}
