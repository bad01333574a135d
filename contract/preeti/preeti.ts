/**
 * Preeti and its relatives (Kantipur, Sagarmatha) draw Devanagari over the codes of Latin letters: `g]kfn` is नेपाल.
 * The table is that of the font's layout. Longer codes come first where they contain shorter ones.
 */
const LETTERS: Readonly<Record<string, string>> = {
  // Whole letters made of several codes.
  'k|m': 'फ्र', 'em': 'झ', 'km': 'फ', 'Qm': 'क्त', 'qm': 'क्र', '0f': 'ण', 'if': 'ष', 'If': 'क्ष', 'N˜': 'ल',
  '6«': 'ट्र', '7«': 'ठ्र', '8«': 'ड्र', '9«': 'ढ्र', '8Þ': 'ड़', '9Þ': 'ढ़',
  'cf}': 'औ', 'cf]': 'ओ', 'cf‘': 'ऑ', 'cf': 'आ', 'O{': 'ई', 'pm': 'ऊ', 'P]': 'ऐ', 'f]': 'ो', 'f}': 'ौ', 'f‘': 'ॉ',
  // Letters and ligatures.
  'c': 'अ', 'O': 'इ', 'p': 'उ', 'C': 'ऋ', 'P': 'ए', 'ç': 'ॐ', '˜': 'ऽ',
  's': 'क', 'v': 'ख', 'u': 'ग', '3': 'घ', 'ª': 'ङ', 'r': 'च', '5': 'छ', 'h': 'ज', '´': 'झ', '`': 'ञ',
  '6': 'ट', '7': 'ठ', '8': 'ड', '9': 'ढ', 't': 'त', 'y': 'थ', 'b': 'द', 'w': 'ध', 'g': 'न', 'k': 'प', 'a': 'ब',
  'e': 'भ', 'd': 'म', 'o': 'य', '/': 'र', 'n': 'ल', 'j': 'व', 'z': 'श', ';': 'स', 'x': 'ह',
  '1': 'ज्ञ', '2': 'द्द', '4': 'द्ध', '>': 'श्र', '?': 'रु', '¿': 'रू', 'B': 'द्य', 'Q': 'त्त', 'q': 'त्र', 'Ì': 'न्न', 'ß': 'द्म',
  '„': 'ध्र', '‹': 'ङ्घ', '›': 'द्र', '•': 'ड्ड', '§': 'ट्ट', '°': 'ड्ढ', '¶': 'ठ्ठ', 'Ý': 'ट्ठ', 'Å': 'हृ', 'Ë': 'ङ्ग', 'Í': 'ङ्क',
  'Î': 'ङ्ख', 'å': 'द्व', '¢': 'द्घ',
  // Half letters.
  'S': 'क्', 'V': 'ख्', 'U': 'ग्', '£': 'घ्', 'R': 'च्', 'H': 'ज्', '‰': 'झ्', '~': 'ञ्', '0': 'ण्', 'T': 'त्', 'Y': 'थ्', 'W': 'ध्', 'G': 'न्',
  'K': 'प्', 'ˆ': 'फ्', 'A': 'ब्', 'E': 'भ्', 'D': 'म्', 'N': 'ल्', 'J': 'व्', 'Z': 'श्', 'i': 'ष्', ':': 'स्', 'X': 'ह्', 'I': 'क्ष्', '¡': 'ज्ञ्', '¥': 'र्‍',
  // Signs. `l` stands before its letter, `{` behind its syllable.
  'f': 'ा', 'l': 'ि', 'L': 'ी', "'": 'ु', '"': 'ू', '[': 'ृ', ']': 'े', '}': 'ै', '+': 'ं', 'F': 'ँ', 'M': 'ः', '\\': '्', '|': '्र', '«': '्र',
  'Ø': '्य', '{': '\uE000',
  // Digits and punctuation.
  '!': '१', '@': '२', '#': '३', '$': '४', '%': '५', '^': '६', '&': '७', '*': '८', '(': '९', ')': '०', '.': '।', '-': '(', '_': ')', '=': '.',
  '<': '?', 'Ü': '%', 'Ù': ';', 'æ': '“', 'Æ': '”', '÷': '/', '±': '+',
} // prettier-ignore

// The r that is moved is kept apart by a character of private use until it is in its place.
const CODES = new RegExp(
  Object.keys(LETTERS)
    .toSorted((a, b) => b.length - a.length)
    .map((code) => code.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join('|'),
  'g',
)
const CONSONANT = '[क-ह]़?'
const CLUSTER = `(?:${CONSONANT}्‍?)*${CONSONANT}`
const SIGNS = '[ािीुूृेैोौॉ]'
const NASALS = '[ँंः]'

/** Converts Preeti codes to Unicode. */
export function fromPreeti(text: string): string {
  return (
    text
      .replaceAll(CODES, (code) => LETTERS[code]!)
      // The sign of i is written before its consonants.
      .replaceAll(new RegExp(`ि(${CLUSTER}(?:्र|्य)?)`, 'g'), '$1ि')
      // An r before consonants is written behind their syllable.
      .replaceAll(new RegExp(`(${CLUSTER}${SIGNS}*${NASALS}?)\uE000`, 'g'), 'र्$1')
      .replaceAll('\uE000', 'र्')
      .replaceAll(new RegExp(`(${NASALS})(${SIGNS})`, 'g'), '$2$1')
      .replaceAll('ाे', 'ो')
      .replaceAll('ाै', 'ौ')
      .replaceAll('अा', 'आ')
      .replaceAll('एे', 'ऐ')
      .normalize('NFC')
  )
}
