const DATA_ADDRESS = /^data:(image\/[\w.+-]+)((?:;[\w=.-]+)*),/i
/** Alternative text that a program made: the name of the file, or its guess. */
const MADE_ALT = /\.\w{3,4}$|automatically generated|AI-generated/i

/** The picture that a data address holds. */
export function pastedFile(picture: Element): File | undefined {
  const address = picture.getAttribute('src') ?? ''
  const [head, type, options] = DATA_ADDRESS.exec(address) ?? []
  if (!head || !type) return undefined
  try {
    const text = decodeURIComponent(address.slice(head.length))
    const isEncoded = options?.toLowerCase().includes(';base64')
    return fileOf(isEncoded ? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)) : text, type)
  } catch {
    return undefined
  }
}

/** The pictures of RTF, in their order: Word names files of its own computer in HTML, and puts the pictures here alone. */
export function rtfPictures(rtf: string): File[] {
  return rtf
    .split(/\{\\pict\b/)
    .slice(1)
    .flatMap((part) => {
      const kind = /\\(png|jpeg)blip/.exec(part)?.[1]
      const hex = kind && /[\da-f\s]{100,}(?=\})/i.exec(part)?.[0].replaceAll(/\s/g, '')
      if (!hex) return []
      return fileOf(
        Uint8Array.from(hex.match(/../g)!, (byte) => Number.parseInt(byte, 16)),
        `image/${kind}`,
      )
    })
}

/** Makes a figure of a picture, outside of what cannot have figures. @returns the address that stands for its file */
export function putFigure(picture: Element, file: File): string {
  const address = URL.createObjectURL(file)
  const figure = picture.closest('figure') ?? document.createElement('figure')
  const block = picture.closest('table') ?? picture.closest('blockquote') ?? picture.closest('p, h2, h3')
  if (!figure.contains(picture)) (block ?? picture).after(figure)
  if (!figure.contains(picture)) figure.append(picture)
  picture.setAttribute('src', address)
  if (MADE_ALT.test(picture.getAttribute('alt') ?? '')) picture.removeAttribute('alt')
  return address
}

/** Pictures that say nothing: spacers go, emoji become the letters that they stand for. */
export function replaceSign(picture: Element): boolean {
  const alt = picture.getAttribute('alt') ?? ''
  const isSpacer = ['width', 'height'].some((side) => Number(picture.getAttribute(side) ?? 9) < 3)
  const isEmoji = /^(?!\d)[\p{Emoji}\p{M}\u200D]+$/u.test(alt)
  if (isSpacer) picture.remove()
  else if (isEmoji) picture.replaceWith(alt)
  return isSpacer || isEmoji
}

function fileOf(content: BlobPart, type: string): File {
  return new File([content], `picture.${type.replace(/^image\/|\+.*$/g, '')}`, { type })
}
