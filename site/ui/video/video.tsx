import { useState } from 'react'
import type { Video as VideoData } from '../../../contract/blocks/video.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { Picture as PictureData } from '../../../contract/pictures/picture.ts'
import { useForeign, useWords } from '../../words.ts'
import { Picture, withoutAlt } from '../picture/picture.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './video.css?inline'
import { words } from './words.ts'

interface VideoProps {
  video: VideoData
  title: string
  picture: PictureData | null
  locale: Locale
}

/** From the link that was pressed. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus()

/** Nothing comes from the video's host before a press; without JavaScript, a link to its page. */
export default function Video({ video: { host, page, player }, title, picture, locale }: VideoProps) {
  const t = useWords(words)
  const lang = useForeign()(locale)
  const poster = withoutAlt(picture)
  const [isPlaying, setPlaying] = useState(false)
  return (
    <figure className="video">
      <ComponentStyles name="video" css={styles} />
      {isPlaying ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the players need scripts and their own storage
        <iframe
          className="video__stage"
          src={player}
          title={title}
          lang={lang}
          allow="autoplay; fullscreen; picture-in-picture"
          ref={takeFocus}
        />
      ) : (
        <a
          className="video__stage"
          data-enhanced
          href={page}
          rel="noopener"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            setPlaying(true)
          }}
        >
          {poster && <Picture picture={poster} sizes="(min-width: 80rem) 74rem, 94vw" />}
          <span className="video__play">
            <span className="video__name">{t.play(host)}</span> <span>{t.note(host)}</span>
          </span>{' '}
          <span className="visually-hidden" lang={lang}>
            {title}
          </span>
        </a>
      )}
      <figcaption lang={lang}>{title}</figcaption>
    </figure>
  )
}
