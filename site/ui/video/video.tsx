import { useState } from 'react'
import type { Video as VideoData } from '../../../contract/blocks/video.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { Picture as PictureData } from '../../../contract/pictures/picture.ts'
import { variantUrl } from '../../../contract/pictures/picture-variants.ts'
import { useSiteData } from '../../site-data.ts'
import { useForeign, useWords } from '../../words.ts'
import { middlingWidth, Picture, withoutAlt } from '../picture/picture.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './video.css?inline'
import { words } from './words.ts'

interface VideoProps extends VideoData {
  title: string
  picture: PictureData | null
  /** Of an own file; its address, or empty. */
  captions?: string
  locale: Locale
}

/** From the link that was pressed. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus()

/** Nothing of it is loaded before a press, but our picture. Without JavaScript, a foreign one is a link to its page. */
export default function Video({ page, player, host, title, picture, captions, locale }: VideoProps) {
  const t = useWords(words)
  const lang = useForeign()(locale)
  const base = useSiteData()?.mediaBaseUrl ?? ''
  const poster = withoutAlt(picture)
  const [isPlaying, setPlaying] = useState(false)
  return (
    <figure className="video">
      <ComponentStyles name="video" css={styles} />
      {host === null ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- with captions where staff have some
        <video
          className="video__stage"
          controls
          playsInline
          preload="none"
          poster={picture ? base + variantUrl(picture.url, middlingWidth(picture), 'webp') : undefined}
          aria-label={title}
          lang={lang}
        >
          <source src={player} type="video/mp4" />
          {captions && <track kind="captions" src={captions} label={t.captions} />}
          <a href={player}>{t.file}</a>
        </video>
      ) : isPlaying ? (
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
