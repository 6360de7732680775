/// The letters of the Latin, Greek and Cyrillic blocks with case and accents put aside.
///
/// Made from UnicodeData.txt, Unicode 14, for each letter over and over until nothing changes: its
/// capital, of that the first scalar of the canonical decomposition, of that the small letter.
enum FoldedLetters {
  /// What the tables say of a scalar.
  struct Entry {
    /// The folded letter, or `nil` if the scalar is no letter.
    let letter: Unicode.Scalar?
  }

  /// Looks a scalar up; `nil` if it is in none of the blocks.
  static func lookUp(_ value: UInt32) -> Entry? {
    switch value {
    case 0xC0...0x24F: entry(latin, value - 0xC0)
    case 0x370...0x3FF: entry(greek, value - 0x370)
    case 0x400...0x52F: entry(cyrillic, value - 0x400)
    case 0x1E00...0x1FFF: entry(additional, value - 0x1E00)
    case _: nil
    }
  }

  private static func entry(_ table: [Unicode.Scalar], _ index: UInt32) -> Entry {
    let letter = table[Int(index)]
    return Entry(letter: letter == "." ? nil : letter)
  }

  /// U+00C0 to U+024F: Latin-1, Latin Extended-A and B; a full stop is no letter, as in all tables.
  private static let latin = Array(
    """
    aaaaaaæceeeeiiiiðnooooo.øuuuuyþßaaaaaaæceeeeiiiiðnooooo.øuuuuyþyaaaaaacc\
    ccccccddđđeeeeeeeeeegggggggghhħħiiiiiiiiiiĳĳjjkkĸllllllŀŀłłnnnnnnŉŋŋoooo\
    ooœœrrrrrrssssssssttttŧŧuuuuuuuuuuuuwwyyyzzzzzzsƀɓƃƃƅƅɔƈƈɖɗƌƌƍǝəɛƒƒɠɣƕɩɨ\
    ƙƙƚƛɯɲƞɵooƣƣƥƥʀƨƨʃƪƫƭƭʈuuʊʋƴƴƶƶʒƹƹƺƻƽƽƾƿǀǁǂǃǆǆǆǉǉǉǌǌǌaaiioouuuuuuuuuuǝaa\
    aaææǥǥggkkooooʒʒjǳǳǳggƕƿnnaaææøøaaaaeeeeiiiioooorrrruuuussttȝȝhhƞȡȣȣȥȥaa\
    eeooooooooyyȴȵȶȷȸȹⱥȼȼƚⱦȿɀɂɂƀʉʌɇɇɉɉɋɋɍɍɏɏ
    """.unicodeScalars)

  /// U+0370 to U+03FF: Greek.
  private static let greek = Array(
    """
    ͱͱͳͳ..ͷͷ...ͻͼͽ.ϳ......α.εηι.ο.υωιαβγδεζηθικλμνξοπρ.στυφχψωιυαεηιυαβγδεζη\
    θικλμνξοπρσστυφχψωιυουωϗβθϒϒϒφπϗϙϙϛϛϝϝϟϟϡϡϣϣϥϥϧϧϩϩϫϫϭϭϯϯκρϲϳθε.ϸϸϲϻϻϼͻͼͽ
    """.unicodeScalars)

  /// U+0400 to U+052F: Cyrillic.
  private static let cyrillic = Array(
    """
    ееђгєѕііјљњћкиуџабвгдежзииклмнопрстуфхцчшщъыьэюяабвгдежзииклмнопрстуфхцч\
    шщъыьэюяееђгєѕііјљњћкиуџѡѡѣѣѥѥѧѧѩѩѫѫѭѭѯѯѱѱѳѳѵѵѵѵѹѹѻѻѽѽѿѿҁҁ........ҋҋҍҍҏҏ\
    ґґғғҕҕҗҗҙҙққҝҝҟҟҡҡңңҥҥҧҧҩҩҫҫҭҭүүұұҳҳҵҵҷҷҹҹһһҽҽҿҿӏжжӄӄӆӆӈӈӊӊӌӌӎӎӏааааӕӕее\
    әәәәжжззӡӡииииооөөөөээууууууччӷӷыыӻӻӽӽӿӿԁԁԃԃԅԅԇԇԉԉԋԋԍԍԏԏԑԑԓԓԕԕԗԗԙԙԛԛԝԝԟԟ\
    ԡԡԣԣԥԥԧԧԩԩԫԫԭԭԯԯ
    """.unicodeScalars)

  /// U+1E00 to U+1FFF: Latin Extended Additional, Greek Extended.
  private static let additional = Array(
    """
    aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnn\
    nnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyy\
    zzzzzzhtwyẚsẜẝßẟaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooo\
    oooooooooooouuuuuuuuuuuuuuyyyyyyyyỻỻỽỽỿỿααααααααααααααααεεεεεε..εεεεεε..\
    ηηηηηηηηηηηηηηηηιιιιιιιιιιιιιιιιοοοοοο..οοοοοο..υυυυυυυυ.υ.υ.υ.υωωωωωωωω\
    ωωωωωωωωααεεηηιιοουυωω..ααααααααααααααααηηηηηηηηηηηηηηηηωωωωωωωωωωωωωωωω\
    ααααα.ααααααα.ι...ηηη.ηηεεηηη...ιιιι..ιιιιιι....υυυυρρυυυυυυρ.....ωωω.ωω\
    οοωωω...
    """.unicodeScalars)
}
