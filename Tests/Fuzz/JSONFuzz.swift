/// Reads whatever a fuzzer makes up, and traps if what was read is not read again as it is.
///
/// No target of the package: it is built with the reader's sources by
/// `swiftc -sanitize=fuzzer -parse-as-library -swift-version 6 -O Sources/JSON/*.swift
/// Tests/Fuzz/JSONFuzz.swift`.
///
/// - Parameters:
///   - start: The first byte.
///   - count: How many bytes there are.
/// - Returns: 0, which tells the fuzzer to go on.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  do throws(JSONError) {
    let node = try JSON.parse(text)
    let copy = written(node)
    let again = try JSON.parse(copy)
    precondition(again == node, "what was read is written as something else")
    precondition(written(again).utf8.elementsEqual(copy.utf8), "one value is written in two ways")
    precondition(isInside(node, text.indices), "a value lies outside of its text")
  } catch {
    precondition((try? JSON.parse(text)) == nil, "what the writer writes is refused")
    precondition(error.line >= 1 && error.column >= 1 && error.column <= count + 1)
  }
  return 0
}

private func written(_ node: JSONNode) -> String {
  var writer = JSONWriter()
  writer.value(node)
  return writer.text
}

/// Whether each value lies inside of the one that it is part of.
private func isInside(_ node: JSONNode, _ outside: Range<Int>) -> Bool {
  let parts = (node.elements ?? []) + (node.members ?? []).map(\.node)
  return !node.bytes.isEmpty && outside.contains(node.bytes)
    && parts.allSatisfy { isInside($0, node.bytes) }
}
