import { expect, test } from 'vitest'
import { keepInside, MAX_SCALE, WHOLE, zoomAt } from './zoom.ts'

const FRAME = { width: 400, height: 600 }
const PICTURE = { width: 400, height: 300 }

test('what is under the finger stays there', () => {
  const view = zoomAt(WHOLE, 2, { x: 100, y: -50 })
  expect(view).toEqual({ scale: 2, x: -100, y: 50 })
  expect(zoomAt(view, 1, { x: 100, y: -50 })).toEqual(WHOLE)
})

test('an edge of the picture never comes inside its frame, and a side that fits stays in the middle', () => {
  expect(keepInside({ scale: 2, x: 900, y: 900 }, PICTURE, FRAME)).toEqual({ scale: 2, x: 200, y: 0 })
  expect(keepInside({ scale: 3, x: -900, y: -900 }, PICTURE, FRAME)).toEqual({ scale: 3, x: -400, y: -150 })
})

test('a picture is never smaller than whole, nor larger than it has something to show', () => {
  expect(keepInside({ scale: 0.5, x: 20, y: 20 }, PICTURE, FRAME)).toEqual(WHOLE)
  expect(keepInside({ scale: 50, x: 0, y: 0 }, PICTURE, FRAME).scale).toBe(MAX_SCALE)
})
