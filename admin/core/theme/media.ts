/** Narrow windows: tables become cards, and bars lie at the bottom edge. In CSS pixels. */
export const PHONE = '@media (max-width: 760px)'
/** Fingers, and every narrow window: what can be pressed is at least TOUCH_SIZE high. */
export const TOUCH = '@media (pointer: coarse), (max-width: 760px)'
/** CSS pixels. */
export const TOUCH_SIZE = 40

/** Said by screen readers alone. */
export const outOfSight = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  margin: 0,
} as const
