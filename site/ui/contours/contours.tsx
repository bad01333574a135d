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

/** One closed line; the levels are its scales. */
const CONTOUR_LINE = 'M-96-12C-88-58-40-84 6-78s96 20 98 66-34 78-84 84-66-14-92-30-30-30-24-54Z'
const CONTOUR_LEVELS = [1, 0.86, 0.73, 0.6, 0.49, 0.37, 0.26, 0.15]
