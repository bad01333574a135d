// @chunk shared
/** A sign of lines, beside or within what names it. @param size of its drawing, and pixels on the screen */
export function Icon({ d, size = 24 }: { d: string; size?: number }) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  )
}
