import { expect, test } from 'vitest'
import { readVideo, VIDEO_LINK } from './video.ts'

const ID = 'aqz-KE-bpKQ'
const PAGE = `https://www.youtube.com/watch?v=${ID}`
const PLAYER = `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&playsinline=1&rel=0`

test.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `http://youtube.com/watch?feature=shared&v=${ID}&list=PL1&index=2`,
  `https://m.youtube.com/watch?v=${ID}#comments`,
  `https://youtu.be/${ID}?si=tracking`,
  `https://www.youtube.com/shorts/${ID}`,
  `https://www.youtube.com/live/${ID}?feature=share`,
])('%s is the video alone, without what says where the link came from', (link) => {
  expect(readVideo(link)).toEqual({ host: 'YouTube', page: PAGE, player: PLAYER })
  expect(VIDEO_LINK.check!(link)).toBeUndefined()
})

test.each([
  ['90', 90],
  ['90s', 90],
  ['1m30s', 90],
  ['1h1m1s', 3661],
])('a link with t=%s begins at second %s', (time, start) => {
  expect(readVideo(`https://youtu.be/${ID}?t=${time}`)).toMatchObject({
    page: `${PAGE}&t=${start}`,
    player: `${PLAYER}&start=${start}`,
  })
})

test.each([
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
  ['https://www.vimeo.com/76979871?share=copy', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=8272103f6e'],
  ['https://vimeo.com/76979871#t=90s', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1#t=90s'],
])('%s asks its player not to track', (link, player) => {
  expect(readVideo(link)).toMatchObject({ host: 'Vimeo', player })
})

test.each([
  '',
  'youtube',
  `https://www.youtube.com/watch?v=${ID}x`,
  'https://www.youtube.com/watch',
  'https://www.youtube.com/@RekhaEngineering',
  'https://www.youtube.com/abcdefghijk',
  'https://www.youtube.com/playlist?list=PL1',
  `https://youtube.com.evil.example/watch?v=${ID}`,
  `https://evil.example/https://youtu.be/${ID}`,
  `https://youtu.be@evil.example/${ID}`,
  `https://evil.example@youtu.be/${ID}`,
  `https://youtu.be:8443/${ID}`,
  `javascript:https://youtu.be/${ID}`,
  'https://vimeo.com/channels/staffpicks',
  'https://vimeo.com/76979871/a/b',
  'https://dailymotion.com/video/x1',
])('%s is refused in words', (link) => {
  expect(readVideo(link)).toBeUndefined()
  expect(VIDEO_LINK.check!(link)?.en).toMatch(/^It must be the link of one video on YouTube or Vimeo, such as /)
})
