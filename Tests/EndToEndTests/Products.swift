import Foundation

/// Where the built programs are.
enum Products {
  /// The path of a product; they lie beside the bundle of the tests.
  static func path(of product: String) -> String {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    var folder = bundle.deletingLastPathComponent()
    while folder.path != "/" {
      let path = folder.appendingPathComponent(product).path
      if FileManager.default.isExecutableFile(atPath: path) { return path }
      folder.deleteLastPathComponent()
    }
    return product
  }
}
