import type { Page } from '@playwright/test'
import sharp from 'sharp'

export interface SampleFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A picture that nobody has uploaded before. @param position where its camera was: degrees, minutes and seconds of EXIF */
export async function newPicture(
  name: string,
  position?: { latitude: string; longitude: string },
): Promise<SampleFile> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b5c5f', noise } }).jpeg()
  if (position) {
    picture.withExif({
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: position.latitude,
        GPSLongitudeRef: 'E',
        GPSLongitude: position.longitude,
      },
    })
  }
  const buffer = await picture.toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** Lets files, or what lies in a clipboard, fall onto an element as a person would. */
export async function transfer(
  page: Page,
  selector: string,
  event: 'drop' | 'paste',
  { files = [], html = '', text = '' }: { files?: SampleFile[]; html?: string; text?: string },
) {
  const given = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, content: buffer.toString('base64') }))
  const data = await page.evaluateHandle(
    ([list, inHtml, inText]) => {
      const transferred = new DataTransfer()
      for (const { name, mimeType, content } of list)
        transferred.items.add(
          new File([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], name, { type: mimeType }),
        )
      if (inHtml) transferred.setData('text/html', inHtml)
      if (inText) transferred.setData('text/plain', inText)
      return transferred
    },
    [given, html, text] as const,
  )
  await page
    .locator(selector)
    .first()
    .evaluate(
      (element, [name, dataTransfer]) => {
        const options = { bubbles: true, cancelable: true }
        element.dispatchEvent(
          name === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer })
            : new ClipboardEvent('paste', { ...options, clipboardData: dataTransfer }),
        )
      },
      [event, data] as const,
    )
}
