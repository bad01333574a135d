import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { positionsOf, type Geometry, type Position } from '../../contract/location/geometry.ts'
import { borders } from './borders.ts'
import { useLocationWords } from './use-location-words.ts'

/** Units of the drawing are degrees, with longitudes shortened as at 28.4° N; south is up, so latitudes are negative. */
const SHRINK = Math.cos((28.4 * Math.PI) / 180)
const toPoint = ([longitude, latitude]: Position): [number, number] => [longitude * SHRINK, -latitude]
const toPosition = (x: number, y: number): Position => [x / SHRINK, -y]

const WHOLE = { x: 80 * SHRINK, y: -30.5, width: 8.3 * SHRINK, height: 4.2 }
const SMALLEST_WIDTH = 0.02
/** Shares of what is shown. */
const STEP = 1 / 50
const PAN = 1 / 4

const SHAPES = borders.map(({ code, rings }) => ({
  code,
  path: rings
    .map(
      (ring) =>
        `M${ring
          .map((position) =>
            toPoint(position)
              .map((n) => n.toFixed(4))
              .join(' '),
          )
          .join('L')}Z`,
    )
    .join(''),
}))

type View = typeof WHOLE

interface LocationMapProps {
  geometry: Geometry | undefined
  districts: string[]
  /** Told where the pin was put. */
  onPoint: (position: Position) => void
}

/** Nepal's districts without tiles: click or drag to place the pin, arrow keys move it, plus and minus zoom. */
export function LocationMap({ geometry, districts, onPoint }: LocationMapProps) {
  const say = useLocationWords()
  const [view, setView] = useState<View>(WHOLE)
  const drawing = useRef<SVGSVGElement>(null)
  const dragged = useRef<'pin' | 'map' | undefined>(undefined)
  const points = geometry ? positionsOf(geometry).map(toPoint) : []
  const pin = geometry?.type === 'LineString' ? undefined : points[0]

  const zoom = (factor: number, [x, y] = pin ?? [view.x + view.width / 2, view.y + view.height / 2]) => {
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
    onPoint(toPosition(x, y))
  }
  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    dragged.current = (event.target as Element).id === 'pin' ? 'pin' : undefined
  }
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons === 0) return
    if (dragged.current === 'pin') return placeAt(event)
    if (Math.hypot(event.movementX, event.movementY) < 2 && dragged.current === undefined) return
    dragged.current = 'map'
    const { width, height } = event.currentTarget.getBoundingClientRect()
    pan(-event.movementX / width, -event.movementY / height)
  }
  const onPointerUp = (event: PointerEvent<SVGSVGElement>) => {
    if (dragged.current === undefined && geometry?.type !== 'LineString') placeAt(event)
    dragged.current = undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const arrows: Record<string, [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    }
    const arrow = arrows[event.key]
    if (event.key === '+' || event.key === '=') zoom(1 / 2)
    else if (event.key === '-') zoom(2)
    else if (arrow && pin && !event.shiftKey)
      onPoint(toPosition(pin[0] + arrow[0] * view.width * STEP, pin[1] + arrow[1] * view.height * STEP))
    else if (arrow) pan(arrow[0] * PAN, arrow[1] * PAN)
    else return
    event.preventDefault()
  }

  const radius = view.width / 70
  return (
    <Box sx={{ width: '100%' }}>
      <Box
        component="svg"
        ref={drawing}
        role="application"
        aria-label={say('map')}
        tabIndex={0}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onKeyDown={onKeyDown}
        sx={mapStyle}
      >
        {SHAPES.map(({ code, path }) => (
          <path key={code} d={path} className={districts.includes(code) ? 'chosen' : undefined} />
        ))}
        {points.length > 1 && <polyline points={points.map((point) => point.join(' ')).join(' ')} />}
        {pin && <circle id="pin" cx={pin[0]} cy={pin[1]} r={radius} />}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button size="small" onClick={() => zoom(1 / 2)}>
          {say('zoom_in')}
        </Button>
        <Button size="small" onClick={() => zoom(2)}>
          {say('zoom_out')}
        </Button>
        <Button size="small" onClick={() => setView(WHOLE)}>
          {say('whole')}
        </Button>
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
  '& polyline': { fill: 'none', stroke: 'currentColor', strokeWidth: 3, vectorEffect: 'non-scaling-stroke' },
  '& circle': { fill: 'currentColor', cursor: 'grab' },
}
