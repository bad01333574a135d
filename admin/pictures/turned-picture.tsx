import { Alert } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../words/use-words.ts'
import { cropWords } from './crop-words.ts'

export interface Size {
  width: number
  height: number
}

interface TurnedPictureProps {
  src: string
  /** Degrees, clockwise. */
  rotation: number
  onDrawn: (size: Size) => void
}

/** A picture, turned; a canvas, because a turned element keeps its former box. */
export function TurnedPicture({ src, rotation, onDrawn }: TurnedPictureProps) {
  const say = useWords()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [image, setImage] = useState<HTMLImageElement>()
  const [isMissing, setMissing] = useState(false)
  const latest = useRef(onDrawn)
  useEffect(() => {
    latest.current = onDrawn
  })
  useEffect(() => {
    const loading = new Image()
    loading.addEventListener('load', () => setImage(loading))
    loading.addEventListener('error', () => setMissing(true))
    loading.src = src
  }, [src])
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!image || !context) return
    const { naturalWidth: across, naturalHeight: down } = image
    const [width, height] = rotation % 180 === 0 ? [across, down] : [down, across]
    Object.assign(context.canvas, { width, height })
    context.translate(width / 2, height / 2)
    context.rotate((rotation * Math.PI) / 180)
    context.drawImage(image, -across / 2, -down / 2)
    latest.current({ width, height })
  }, [image, rotation])
  if (isMissing) return <Alert severity="error">{say(cropWords.missing)}</Alert>
  return <canvas ref={canvas} style={{ display: 'block', maxWidth: '100%', maxHeight: '58vh' }} />
}
