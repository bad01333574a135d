import { readFileSync } from 'node:fs'
import type { Locale } from '../../contract/locale.ts'
import { CARD_SIZE, type CardRegion, type SocialCard } from '../../contract/social-card.ts'
import { THEME_COLORS } from '../../contract/theme-colors.ts'
import { CONTOUR_LEVELS, CONTOUR_LINE } from '../../site/ui/contours/contour-lines.ts'
import { MAP_HEIGHT, MAP_WIDTH } from '../../site/ui/nepal-map/nepal-map-size.ts'
import { breakLines, drawableText, drawText, isDevanagari, measureText } from './card-text.ts'

/** Of site/styles/tokens.css. */
const COLORS = {
  paper: THEME_COLORS.light,
  sheet: '#fff',
  ink: '#1d2321',
  quiet: '#55605b',
  hairline: '#d9d2c4',
  strong: '#a79f8e',
  accent: '#b8452a',
  sageWash: '#e4e8dd',
}

const EDGE = 52
/** Where the picture begins. */
const PANEL = 560
const TEXT_WIDTH = PANEL - EDGE - 44
export const PICTURE_AREA = { left: PANEL, top: 0, width: CARD_SIZE.width - PANEL, height: CARD_SIZE.height } as const

/** With the lines that a title may take. */
const TITLE_LINES = new Map([68, 62, 56, 50, 46, 42, 38, 34].map((size) => [size, size > 50 ? 4 : size > 34 ? 5 : 6]))
const VALUE_SIZES = [25, 22]
const VALUE_LINE = 33
const WIDE_LINES = 3
const LABEL_SIZE = 21
const REGION_MARGIN = 16
const FOOT = 44
const FACT_HEIGHT = 52
const FACT_LABEL = 116

const MARK = readFileSync(new URL('../../public/icon.svg', import.meta.url), 'utf8')
  .replace(/<style>[^<]*<\/style>/, '')
  .replace('<svg ', `<svg x="${EDGE}" y="46" width="46" height="46" stroke="${COLORS.ink}" `)
  .replace('class="line"', `stroke="${COLORS.accent}"`)
const DISTRICTS = new Map(
  Array.from(
    readFileSync(new URL('../../site/ui/nepal-map/nepal.svg', import.meta.url), 'utf8').matchAll(
      /<path id="d(\d{3})"[^>]*? d="([^"]+)"/g,
    ),
    ([, code = '', outline = '']) => [code, outline],
  ),
)

/** The whole card as SVG, except the picture, which covers PICTURE_AREA. */
export function drawCard(card: SocialCard): string {
  const { width, height } = CARD_SIZE
  const facts = drawFacts(card)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<path fill="${COLORS.paper}" d="M0 0h${width}v${height}H0z"/>
${card.region ? drawRegion(card.region, card.locale) : card.districts === null ? drawContours() : drawMap(card.districts)}
${MARK}
${drawFirm(card)}
${drawTitle(card, facts.top)}
${facts.svg}
</svg>`
}

function drawFirm({ firm, locale }: SocialCard): string {
  const { lines } = breakLines(drawableText(firm), { locale, size: 25, width: TEXT_WIDTH - 62, most: 1 })
  return lines.map((line) => drawText(line, EDGE + 62, 79, { locale, size: 25, color: COLORS.ink })).join('')
}

function drawTitle({ title, label, locale, firm }: SocialCard, bottom: number): string {
  const text = drawableText(title) || drawableText(firm)
  const lineHeight = isDevanagari(text) ? 1.4 : 1.1
  const top = 146
  const kind = breakLines(drawableText(label).toUpperCase(), {
    locale,
    size: LABEL_SIZE,
    width: TEXT_WIDTH,
    most: 1,
  }).lines
  const room = bottom - top - (kind.length > 0 ? 24 : 0) - 20
  const { size, lines } = layText(text, [...TITLE_LINES.keys()], (size) => {
    const most = Math.min(TITLE_LINES.get(size)!, Math.floor(room / (size * lineHeight)))
    return { locale, width: TEXT_WIDTH, most: Math.max(1, most) }
  })
  const first = top + (kind.length > 0 ? 24 : 0) + size * (lineHeight - 0.24)
  return [
    ...kind.map((line) =>
      drawText(line, EDGE, top + 14, { locale, size: LABEL_SIZE, color: COLORS.accent, spacing: 1.2 }),
    ),
    ...lines.map((line, index) =>
      drawText(line, EDGE, first + index * size * lineHeight, { locale, size, color: COLORS.ink }),
    ),
  ].join('')
}

/** At the largest size that divides no word and cuts nothing, or else at the smallest. */
function layText(
  text: string,
  sizes: readonly number[],
  boundsAt: (size: number) => { locale: Locale; width: number; most: number },
): { size: number; lines: string[] } {
  let laid: { size: number; lines: string[] } = { size: 0, lines: [] }
  for (const size of sizes) {
    const { lines, isWhole } = breakLines(text, { size, ...boundsAt(size) })
    laid = { size, lines }
    if (isWhole) break
  }
  return laid
}

/** As a title block: ruled rows at the foot. A value without a label may take several lines. */
function drawFacts({ facts, locale }: SocialCard): { svg: string; top: number } {
  const rows = facts.flatMap((fact) => {
    const label = drawableText(fact.label)
    const indent = label === '' ? 0 : Math.max(FACT_LABEL, measureText(label, { locale, size: LABEL_SIZE }) + 20)
    const most = label === '' ? WIDE_LINES : 1
    const laid = layText(drawableText(fact.value), VALUE_SIZES, () => ({ locale, width: TEXT_WIDTH - indent, most }))
    return laid.lines.length === 0 ? [] : [{ label, indent, ...laid }]
  })
  const heightOf = ({ lines }: { lines: string[] }) => FACT_HEIGHT + (lines.length - 1) * VALUE_LINE
  const top = rows.reduce((y, row) => y - heightOf(row), CARD_SIZE.height - FOOT)
  let y = top
  const svg = rows.map((row) => {
    const { label, indent, size, lines } = row
    const baseline = y + 35
    const drawn = [
      `<path stroke="${COLORS.strong}" d="M${EDGE} ${y}h${TEXT_WIDTH}"/>`,
      drawText(label, EDGE, baseline - 1, { locale, size: LABEL_SIZE, color: COLORS.quiet }),
      ...lines.map((line, index) =>
        drawText(line, EDGE + indent, baseline + index * VALUE_LINE, { locale, size, color: COLORS.ink }),
      ),
    ]
    y += heightOf(row)
    return drawn.join('')
  })
  return { svg: svg.join(''), top }
}

/** As on a drawing's location plan. */
function drawMap(marked: readonly string[]): string {
  const { left, width, height } = PICTURE_AREA
  const scale = (width - 2 * 28) / MAP_WIDTH
  const paths = Array.from(DISTRICTS, ([code, outline]) => {
    const fill = marked.includes(code) ? COLORS.accent : COLORS.sageWash
    return `<path fill="${fill}" d="${outline}"/>`
  })
  return `<path fill="${COLORS.sheet}" d="M${left} 0h${width}v${height}H${left}z"/>
<g stroke="${COLORS.strong}" stroke-width="${1 / scale}" transform="translate(${left + 28} ${(height - MAP_HEIGHT * scale) / 2}) scale(${scale})">
${paths.join('')}</g>`
}

/** Its drawing fills the area but for a margin; marks are as large on each. */
function drawRegion({ width, height, shapes, lines, marks }: CardRegion, locale: Locale): string {
  const { left, width: areaWidth, height: areaHeight } = PICTURE_AREA
  const scale = Math.min((areaWidth - 2 * REGION_MARGIN) / width, (areaHeight - 2 * REGION_MARGIN) / height)
  const [x, y] = [left + (areaWidth - width * scale) / 2, (areaHeight - height * scale) / 2]
  const drawnMarks = marks.map((mark) => {
    const [markX, markY] = [x + mark.x * scale, y + mark.y * scale]
    const style = { locale, size: LABEL_SIZE, color: COLORS.sheet }
    const circle = `<circle cx="${markX}" cy="${markY}" r="${mark.label ? 18 : 11}"/>`
    if (!mark.label) return circle
    return circle + drawText(mark.label, markX - measureText(mark.label, style) / 2, markY + 7, style)
  })
  return `<path fill="${COLORS.sheet}" d="M${left} 0h${areaWidth}v${areaHeight}H${left}z"/>
<g stroke="${COLORS.strong}" stroke-width="${1.5 / scale}" stroke-linejoin="round" fill="${COLORS.sageWash}" transform="translate(${x} ${y}) scale(${scale})">
${shapes.map((shape) => `<path d="${shape}"/>`).join('')}
<g fill="none" stroke="${COLORS.accent}" stroke-width="${4 / scale}">${lines.map((line) => `<path d="${line}"/>`).join('')}</g></g>
<g fill="${COLORS.accent}" stroke="${COLORS.sheet}" stroke-width="2">${drawnMarks.join('')}</g>`
}

function drawContours(): string {
  const { left, width, height } = PICTURE_AREA
  const levels = CONTOUR_LEVELS.map(
    (level, index, { length }) =>
      `<path stroke="${index === length - 1 ? COLORS.accent : COLORS.strong}" stroke-width="${0.5 / level}" d="${CONTOUR_LINE}" transform="translate(${index * 3} ${index * -2}) rotate(${index * 5}) scale(${level})"/>`,
  )
  return `<path fill="${COLORS.sheet}" d="M${left} 0h${width}v${height}H${left}z"/>
<svg x="${left}" y="0" width="${width}" height="${height}" viewBox="-88 -78 170 168"><g fill="none">${levels.join('')}</g></svg>`
}
