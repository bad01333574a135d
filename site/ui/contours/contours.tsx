import { CONTOUR_LEVELS, CONTOUR_LINE } from './contour-lines.ts'

/** Decoration, hidden from screen readers. */
export function Contours({ className = '' }: { className?: string }) {
  return (
    <svg className={`contours ${className}`.trimEnd()} viewBox="-110 -95 225 190" fill="none" aria-hidden="true">
      {CONTOUR_LEVELS.map((level, index) => (
        <path
          key={level}
          d={CONTOUR_LINE}
          transform={index > 0 ? `translate(${index * 3} ${index * -2})rotate(${index * 5})scale(${level})` : undefined}
        />
      ))}
    </svg>
  )
}
