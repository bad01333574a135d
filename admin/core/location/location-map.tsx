import { Box, Button } from '@mui/material'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { positionsOf, roundPosition, type Geometry, type Position } from '../../../contract/location/geometry.ts'
import { ARROW_STEPS } from '../layout/arrow-steps.ts'
import { borders } from './borders.ts'
import locationWords from './words.json' with { type: 'json' }
import { useWords } from '../words/use-words.ts'

/** Units of the drawing are degrees, with longitudes shortened as at 28.4° N; south is up, so latitudes are negative. */
const SHRINK = Math.cos((28.4 * Math.PI) / 180)
const toPoint = ([longitude, latitude]: Position): [number, number] => [longitude * SHRINK, -latitude]
const toPosition = (x: number, y: number): Position => [x / SHRINK, -y]

const WHOLE = { x: 80 * SHRINK, y: -30.5, width: 8.3 * SHRINK, height: 4.2 }
const SMALLEST_WIDTH = 0.02
/** About 60 km around a point, so that borders are in sight. */
const POINT_WIDTH = 0.6
/** Shares of the visible part. */
const STEP = 1 / 50
const PAN = 1 / 4

/** Rounded to about ten metres. */
const drawn = (position: Position) => {
  const [x, y] = toPoint(position)
  return `${x.toFixed(4)} ${y.toFixed(4)}`
}
const SHAPES = borders.map(({ code, rings }) => ({
  code,
  path: rings.map((ring) => `M${ring.map(drawn).join('L')}Z`).join(''),
}))

type View = typeof WHOLE

/** Pixels that a finger may slip in a click. */
const CLICK_SLACK = 4

/** The point that the pointer moves, and its last position. */
type Drag = { of: 'pin' | 'map'; x: number; y: number; isBegun: boolean } | undefined

const isIn = ({ x, y, width, height }: View, [pointX, pointY]: [number, number]): boolean =>
  pointX >= x && pointX <= x + width && pointY >= y && pointY <= y + height

/** Around a point or line, with some of its surroundings. */
function viewOf(points: [number, number][]): View {
  const [west, east] = [Math.min, Math.max].map((pick) => pick(...points.map(([x]) => x))) as [number, number]
  const [north, south] = [Math.min, Math.max].map((pick) => pick(...points.map(([, y]) => y))) as [number, number]
  const scale = WHOLE.width / WHOLE.height
  const least = points.length > 1 ? SMALLEST_WIDTH : POINT_WIDTH
  const width = Math.min(WHOLE.width, Math.max(least, 1.5 * (east - west), 1.5 * (south - north) * scale))
  const height = width / scale
  return { x: (west + east - width) / 2, y: (north + south - height) / 2, width, height }
}

interface LocationMapProps {
  geometry: Geometry | undefined
  districts: string[]
  /** Told where the pin was put. */
  onPoint: (position: Position) => void
}

/** Nepal's districts without tiles: click or drag to place the pin, arrow keys move it, plus and minus zoom. */
export function LocationMap({ geometry, districts, onPoint }: LocationMapProps) {
  const say = useWords()
  const [view, setView] = useState<View>(WHOLE)
  const drawing = useRef<SVGSVGElement>(null)
  const drag = useRef<Drag>(undefined)
  const points = geometry ? positionsOf(geometry).map(toPoint) : []
  const pin = geometry?.type === 'LineString' ? undefined : points[0]
  const [seen, setSeen] = useState<Geometry>()
  const [placed, setPlaced] = useState<Position>()
  if (geometry && geometry !== seen) {
    setSeen(geometry)
    // A pin that is put by hand stays where it is on the screen.
    if (!pin || String(geometry.coordinates) !== String(placed)) setView(viewOf(points))
  }
  const put = (position: Position) => {
    setPlaced(roundPosition(position))
    onPoint(roundPosition(position))
  }

  const zoom = (factor: number) => {
    const [x, y] = pin && isIn(view, pin) ? pin : [view.x + view.width / 2, view.y + view.height / 2]
    const width = Math.min(WHOLE.width, Math.max(SMALLEST_WIDTH, view.width * factor))
    const scale = width / view.width
    setView({ x: x - (x - view.x) * scale, y: y - (y - view.y) * scale, width, height: view.height * scale })
  }
  const pan = (dx: number, dy: number) =>
    setView({ ...view, x: view.x + dx * view.width, y: view.y + dy * view.height })
  const placeAt = (event: PointerEvent) => {
    const matrix = drawing.current?.getScreenCTM()?.inverse()
    if (!matrix) return
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix)
    put(toPosition(x, y))
  }
  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const isPin = (event.target as Element).classList.contains('pin')
    drag.current = { of: isPin ? 'pin' : 'map', x: event.clientX, y: event.clientY, isBegun: false }
  }
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const { current } = drag
    if (!current) return
    const [dx, dy] = [event.clientX - current.x, event.clientY - current.y]
    if (!current.isBegun && Math.hypot(dx, dy) < CLICK_SLACK) return
    drag.current = { of: current.of, x: event.clientX, y: event.clientY, isBegun: true }
    if (current.of === 'pin') return placeAt(event)
    const { width, height } = event.currentTarget.getBoundingClientRect()
    pan(-dx / width, -dy / height)
  }
  const onPointerUp = (event: PointerEvent<SVGSVGElement>) => {
    const isClick = drag.current?.of === 'map' && !drag.current.isBegun
    drag.current = undefined
    if (isClick && geometry?.type !== 'LineString') placeAt(event)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROW_STEPS[event.key]
    if (event.key === '+' || event.key === '=') zoom(1 / 2)
    else if (event.key === '-') zoom(2)
    else if (arrow && pin && !event.shiftKey)
      put(toPosition(pin[0] + arrow[0] * view.width * STEP, pin[1] + arrow[1] * view.height * STEP))
    else if (arrow) pan(arrow[0] * PAN, arrow[1] * PAN)
    else return
    event.preventDefault()
  }

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        component="svg"
        ref={drawing}
        role="application"
        aria-label={say(locationWords.map)}
        tabIndex={0}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => (drag.current = undefined)}
        onKeyDown={onKeyDown}
        sx={mapStyle}
      >
        {SHAPES.map(({ code, path }) => (
          <path key={code} d={path} className={districts.includes(code) ? 'chosen' : undefined} />
        ))}
        {points.length > 1 && <polyline points={points.map((point) => point.join(' ')).join(' ')} />}
        {pin && <path className="pin target" d={`M${pin.join(' ')}h0`} />}
        {pin && <path className="pin" d={`M${pin.join(' ')}h0`} />}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button onClick={() => zoom(1 / 2)}>{say(locationWords.zoom_in)}</Button>
        <Button onClick={() => zoom(2)}>{say(locationWords.zoom_out)}</Button>
        <Button onClick={() => setView(WHOLE)}>{say(locationWords.whole)}</Button>
      </Box>
    </Box>
  )
}

const mapStyle = {
  display: 'block',
  width: '100%',
  aspectRatio: `${WHOLE.width} / ${WHOLE.height}`,
  border: 1,
  borderColor: 'divider',
  touchAction: 'none',
  cursor: 'crosshair',
  '& path': {
    fill: 'transparent',
    stroke: 'currentColor',
    strokeOpacity: 0.5,
    strokeWidth: 1,
    vectorEffect: 'non-scaling-stroke',
  },
  '& .chosen': { fill: 'currentColor', fillOpacity: 0.12 },
  '& polyline': {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 4,
    strokeLinecap: 'round',
    vectorEffect: 'non-scaling-stroke',
  },
  // Dots of as many pixels at every zoom, which a finger can take.
  '& .pin': { strokeOpacity: 1, strokeWidth: 16, strokeLinecap: 'round', cursor: 'grab' },
  '& .target': { stroke: 'transparent', strokeWidth: 44 },
}
