import { expect, test } from 'vitest'
import { oneOf } from '../../contract/list.ts'
import { projectDetailSchema } from '../../contract/projects/project.ts'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../create-test-app.ts'

const LINK = 'https://youtu.be/aqz-KE-bpKQ?si=tracking&t=90'
const VIDEO = { link: LINK, title: { en: 'The bridge opens', ne: 'पुल खुल्छ' }, pictureId: 1, captions: '' }
const SHOWN = {
  host: 'YouTube',
  page: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90',
  player: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&playsinline=1&rel=0&start=90',
  title: 'The bridge opens',
  captions: '',
  locale: 'en',
}

describeOnEachEngine('the video of a project', (engine) => {
  const open = async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const read = async (locale = 'en') =>
      oneOf(projectDetailSchema.strict()).parse(
        await (await app.request(`/projects/slug/bare?locale=${locale}`)).json(),
      ).data.video
    const write = async (body: object) => {
      const response = await editor.call('PATCH', '/projects/5', body)
      return { status: response.status, ...(await response.json()) }
    }
    return { app, editor, read, write }
  }

  test('is answered without what a link says of the one who shared it, with a picture of ours', async () => {
    const { read, write } = await open()
    expect(await read()).toBeNull()
    expect((await write({ video: [VIDEO] })).status).toBe(200)
    expect(await read()).toMatchObject({ ...SHOWN, picture: { url: expect.stringContaining('/') } })
    expect(await read('ne')).toMatchObject({ title: 'पुल खुल्छ', locale: 'ne' })
    await write({ video: [{ ...VIDEO, title: { en: 'The bridge opens', ne: '' }, pictureId: null }] })
    expect(await read('ne')).toEqual({ ...SHOWN, picture: null })
    await write({ video: [] })
    expect(await read()).toBeNull()
  })

  test('is refused with a link that leads to no video, without a title, and as the second one', async () => {
    const { read, write } = await open()
    const channel = await write({ video: [{ ...VIDEO, link: 'https://www.youtube.com/@RekhaEngineering' }] })
    expect(channel.fields).toEqual({
      'video.0.link':
        'It must be the link of one video on YouTube or Vimeo, such as https://youtu.be/aqz-KE-bpKQ or https://vimeo.com/76979871',
    })
    expect((await write({ video: [{ ...VIDEO, title: { en: '', ne: '' } }] })).status).toBe(422)
    expect((await write({ video: [VIDEO, VIDEO] })).fields).toEqual({ video: 'Video: at most 1 rows' })
    expect(await read()).toBeNull()
  })

  test('of a draft is not public, and the library names the project as one that shows its picture', async () => {
    const { editor, read, write } = await open()
    await write({ video: [VIDEO], publish: false })
    expect(await read()).toBeNull()
    const { data } = await (await editor.call('GET', '/content/projects/5')).json()
    expect(data.video).toMatchObject([VIDEO])
    await write({ video: [VIDEO] })
    expect((await write({ video: [{ ...VIDEO, pictureId: 999 }] })).status).toBe(422)
    const { data: picture } = await (await editor.call('GET', '/pictures/1')).json()
    expect(picture.uses).toContainEqual(expect.objectContaining({ entity: 'projects', id: 5 }))
  })

  test('is found by its title', async () => {
    const { app, write } = await open()
    await write({ video: [{ ...VIDEO, title: { en: 'Ribbon cutting', ne: '' } }] })
    const { data } = await (await app.request('/search?q=ribbon')).json()
    expect(data.map(({ path }: { path: string }) => path)).toContain('/projects/bare')
  })
})
