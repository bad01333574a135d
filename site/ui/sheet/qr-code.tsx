import { encode } from 'uqr'

/** Of light modules on each side (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** Black on white in every scheme, for cameras. @param label says where it leads */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data } = encode(text, { ecc: 'M', border: 0 })
  const size = data.length + 2 * QUIET_ZONE
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path stroke="#000" d={data.map(drawRow).join('')} />
    </svg>
  )
}

/** A line for each run of dark modules. */
function drawRow(row: boolean[], index: number): string {
  let path = ''
  for (let from = row.indexOf(true); from >= 0;) {
    const end = row.indexOf(false, from)
    const to = end < 0 ? row.length : end
    path += `M${from + QUIET_ZONE} ${index + QUIET_ZONE + 0.5}h${to - from}`
    from = row.indexOf(true, to)
  }
  return path
}
