/// Reads whatever a fuzzer makes up as what a terminal sends, and traps if it reads the same bytes
/// otherwise when they come in pieces, holds something after a time-out, or misses Ctrl-C.
///
/// No target of the package: it is built with the decoder's sources by
/// `swiftc -sanitize=fuzzer -parse-as-library -swift-version 6 -O Sources/Terminal/{ColorAnswer,
/// Geometry,Input,InputDecoder,KeySequence,Modifiers,MouseReport,PastedText,SequenceParameters,
/// UTF8Assembler}.swift Tests/Fuzz/DecoderFuzz.swift`.
///
/// - Parameters:
///   - start: The first byte; it says how the others are cut into pieces.
///   - count: How many bytes there are.
/// - Returns: 0, which tells the fuzzer to go on.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDecoder(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let first = bytes.first else { return 0 }
  let input = bytes.dropFirst()
  var whole = InputDecoder()
  let expected = whole.decode(input)

  var inPieces = InputDecoder()
  var decoded: [InputDecoder.Decoded] = []
  var rest = input
  var step = Int(first)
  while !rest.isEmpty {
    step = (step &* 5 &+ 3) & 0xFF
    decoded += inPieces.decode(rest.prefix(step % 7 + 1))
    rest = rest.dropFirst(step % 7 + 1)
  }
  precondition(decoded == expected, "pieces are read as something else")
  precondition(inPieces == whole, "pieces leave another state")

  if !whole.isPasting {
    var interrupted = whole
    precondition(
      interrupted.decode([0x03]).last == .input(.key(.control("c"))), "Ctrl-C was not heard")
  }
  _ = whole.timeOut()
  precondition(!whole.isWaiting && whole == InputDecoder(), "something is held after a time-out")
  return 0
}
