import { SaxesParser } from 'saxes'
import { readText, TransferError } from '../../../server/transfer/public.ts'

/** In characters: of one element, and of what the parser holds before it is complete. */
const MAX_TEXT = 4_000_000
const MAX_DEPTH = 20
const MAX_META = 500
const MAX_FLAWS = 10_000
const BARE = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{0,30});)/gi
/** Markup that may go on in the next piece. */
const CUT = /(?:&#?\w{0,30}|<(?:!(?:-|\[\w{0,5})?)?|\]{1,2}|-{1,2})$/
/** Where an ampersand stands for itself, by their ends. */
const WORD_FOR_WORD: Record<string, string> = { '<![CDATA[': ']]>', '<!--': '-->' }
const PIECE = 65_536

/** One `<item>`: a post, a page, a picture, or anything else that WordPress keeps as a post. */
export interface WxrItem {
  kind: 'item'
  line: number
  /** By element, such as `wp:post_id`. */
  texts: Record<string, string>
  /** In the order of the file; `domain` is `category` or `post_tag`. */
  terms: { domain: string; nicename: string; name: string }[]
  meta: Record<string, string>
  comments: number
}

/** Its number in WordPress. */
export const wxrId = ({ texts }: WxrItem): string => (texts['wp:post_id'] ?? '').trim()

/** Besides items: facts given once about the site, and faults of the XML that were tolerated. */
export type WxrPart =
  | WxrItem
  | { kind: 'category'; nicename: string; name: string }
  | { kind: 'fact'; name: string; text: string }
  | { kind: 'flaw'; text: string }

const FACTS = ['link', 'wp:base_site_url', 'wp:base_blog_url', 'wp:wxr_version', 'wp:author_login']
const WHOLE = ['item', 'wp:category', 'wp:postmeta']
/** WordPress writes characters that XML does not allow. */
// oxlint-disable-next-line no-control-regex -- these are what is removed
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g

/**
 * Reads WordPress eXtended RSS piece by piece. Blank lines at its beginning, entities of HTML, prefixes that nothing
 * explains and the like are read all the same; document types, and with them entities of their own, are refused.
 * @throws TransferError with the line
 */
export async function* readWxr(path: string): AsyncGenerator<WxrPart> {
  const parser = new SaxesParser()
  const parts: WxrPart[] = []
  /** The elements around what is read, with the texts in those of them that are read as a whole. */
  const open: { name: string; attributes: Record<string, string>; texts: Record<string, string> }[] = []
  let item: WxrItem | undefined
  let text = ''
  /** Characters since the parser reported anything. */
  let held = 0
  let isWxr = false
  let isAtEnd = false
  let flaws = 0

  const fail = (reason: string): never => {
    throw new TransferError(`Line ${parser.line}: ${reason}`)
  }
  const addFlaw = (text: string) => {
    flaws += 1
    parts.push({ kind: 'flaw', text: `Line ${text}` })
  }
  const add = (more: string) => {
    held = 0
    text += more
    if (text.length > MAX_TEXT) fail(`a text has more than ${MAX_TEXT} characters`)
  }
  parser.on('error', (error) => {
    // The element whose end is missing cannot be guessed.
    if (isAtEnd || flaws > MAX_FLAWS || /clos(?:e|ing) tag/.test(error.message)) throw error
    addFlaw(error.message)
  })
  parser.on('doctype', () => fail('a document type is refused: an export of WordPress has none'))
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('comment', () => (held = 0))
  parser.on('opentag', ({ name, attributes }) => {
    held = 0
    text = ''
    const texts = {}
    open.push({ name, attributes, texts })
    if (open.length > MAX_DEPTH) fail('the elements are too deep for an export of WordPress')
    if (open.length === 1 && name !== 'rss') fail('this is not an export of WordPress: it begins with <rss>')
    if (name === 'item') item = { kind: 'item', line: parser.line, texts, terms: [], meta: {}, comments: 0 }
  })
  parser.on('closetag', ({ name }) => {
    held = 0
    const { attributes, texts } = open.pop()!
    const parent = open.at(-1)
    if (name.startsWith('wp:')) isWxr = true
    if (parent && WHOLE.includes(parent.name)) parent.texts[name] = text
    if (name === 'item' && item) {
      parts.push(item)
      item = undefined
    } else if (item) {
      const { 'wp:meta_key': key = '', 'wp:meta_value': value = '' } = texts
      const { domain = '', nicename = '' } = attributes
      if (name === 'wp:postmeta' && Object.keys(item.meta).length < MAX_META) item.meta[key] = value
      if (name === 'wp:comment') item.comments += 1
      if (name === 'category' && parent?.name === 'item') item.terms.push({ domain, nicename, name: text.trim() })
    } else if (name === 'wp:category') {
      const { 'wp:category_nicename': nicename = '', 'wp:cat_name': title = '' } = texts
      parts.push({ kind: 'category', nicename, name: title })
    } else if (FACTS.includes(name)) parts.push({ kind: 'fact', name, text: text.trim() })
    text = ''
  })

  let left = ''
  let end: string | undefined
  /** The parser takes all that follows a bare `&` for the name of an entity. */
  const amend = (piece: string) => {
    const whole = left + piece
    left = CUT.exec(whole.slice(-40))?.[0] ?? ''
    const parts = whole.slice(0, whole.length - left.length).split(/(<!\[CDATA\[|\]\]>|<!--|-->)/)
    return parts
      .map((part) => {
        if (part === end) end = undefined
        else end ??= WORD_FOR_WORD[part]
        if (end !== undefined) return part
        return part.replaceAll(BARE, () => {
          addFlaw(`${parser.line} or after: & stands for itself`)
          return '&amp;'
        })
      })
      .join('')
  }

  try {
    for await (const piece of readText(path))
      for (let at = 0; at < piece.length; at += PIECE) {
        const some = amend(piece.slice(at, at + PIECE).replaceAll(FORBIDDEN, ''))
        held += some.length
        parser.write(some)
        if (held > MAX_TEXT) fail(`a text has more than ${MAX_TEXT} characters`)
        yield* parts.splice(0)
      }
    isAtEnd = true
    parser.write(left)
    parser.close()
  } catch (error) {
    if (error instanceof TransferError) throw error
    // A message of the parser begins with the line and the column.
    throw new TransferError(`The file is damaged or incomplete: line ${(error as Error).message}`, { cause: error })
  }
  if (!isWxr) throw new TransferError('This is not an export of WordPress: it has nothing of WordPress.')
  yield* parts.splice(0)
}
