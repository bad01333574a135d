import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { postJson } from '../server/post.ts'
import { listDeclaredRoutes } from '../../../server/core/api/declared-routes.ts'
import { createTestApi } from '../../../test/create-test-api.ts'
import { describeOnEachEngine } from '../../../test/create-test-app.ts'
import { ALL, deliveries, openWebhooks, register, startReceiver } from './webhook-app.ts'

test('where events go, and the secret, need a recent password or passkey', async () => {
  const calls = listDeclaredRoutes(createTestApi({ db: {} as never })).filter((one) => one.path.includes('/webhooks'))
  const guarded = calls.filter(({ isGuarded }) => isGuarded).map(({ method, path }) => `${method} ${path}`)
  expect(guarded).toEqual(['POST /api/v1/webhooks', 'PATCH /api/v1/webhooks/:id', 'POST /api/v1/webhooks/:id/secret'])
})

describeOnEachEngine('a webhook', (engine) => {
  test('is not led elsewhere by a redirect, and its answer is read to a bound', async () => {
    const { owner, run } = await openWebhooks(engine)
    const [receiver, victim] = [await startReceiver(), await startReceiver()]
    const { id } = await register(owner, receiver.url)
    const test = async () => {
      await owner.call('POST', `/webhooks/${id}/test`, {})
      await run()
      return (await deliveries(owner, id))[0]!
    }
    receiver.answer = (response) => void response.writeHead(307, { Location: victim.url }).end()
    expect(await test()).toMatchObject({ state: 'failed', status: 307, answer: expect.stringMatching(/^Redirects/) })
    expect(victim.received).toEqual([])
    receiver.answer = (response) => {
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      }
      response.on('drain', write)
      write()
    }
    expect(await test()).toMatchObject({ state: 'delivered', status: 200, answer: 'x'.repeat(500) })
    receiver.answer = (response) => void response.writeHead(200, { 'X-Long': 'x'.repeat(100_000) }).end()
    expect(await test()).toMatchObject({ state: 'failed', status: null })
    receiver.answer = (response) => void response.destroy()
    expect(await test()).toMatchObject({ state: 'failed', status: null })
  })

  test('that hangs is given up, with its headers sent or not', async () => {
    const { owner, run } = await openWebhooks(engine, { timeout: 300 })
    const receiver = await startReceiver()
    const { id } = await register(owner, receiver.url)
    for (const answer of [() => {}, (response: ServerResponse) => void response.writeHead(200).write('a')]) {
      receiver.answer = answer
      await owner.call('POST', `/webhooks/${id}/test`, {})
      await run()
      expect((await deliveries(owner, id))[0]).toMatchObject({
        state: 'failed',
        answer: 'No answer within 0.3 seconds',
      })
    }
  })

  test('reaches no private network by its name, whichever of its addresses is private', async () => {
    const names: Record<string, string[]> = {
      'one.example': ['127.0.0.1'],
      'two.example': ['93.184.216.34', '10.0.0.1'],
      'three.example': ['::ffff:127.0.0.1'],
      'metadata.example': ['169.254.169.254'],
    }
    const resolve = async (name: string) =>
      names[name]!.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    const { owner, run } = await openWebhooks(engine, { allowsPrivate: false, resolve }, false)
    const receiver = await startReceiver()
    const { port } = new URL(receiver.url)
    for (const name of Object.keys(names)) {
      const { id } = await register(owner, `https://${name}:${port}/`)
      await owner.call('POST', `/webhooks/${id}/test`, {})
      await run()
      expect((await deliveries(owner, id))[0], name).toMatchObject({
        state: 'failed',
        status: null,
        answer: 'Not sent: the address leads into a private network, or is not https',
      })
    }
    expect(receiver.received).toEqual([])
  })

  test('with http gets nothing once private networks are no longer allowed', async () => {
    const asked: string[] = []
    const resolve = async (name: string) => {
      asked.push(name)
      return [{ address: '10.0.0.1', family: 4 }]
    }
    const { owner, run } = await openWebhooks(engine, { allowsPrivate: false, resolve })
    const { id } = await register(owner, 'http://hooks.example/')
    await owner.call('POST', `/webhooks/${id}/test`, {})
    await run()
    expect((await deliveries(owner, id))[0]).toMatchObject({
      state: 'failed',
      answer: expect.stringMatching(/^Not sent/),
    })
    expect(asked).toEqual([])
  })

  test('is connected to the addresses that were checked, though the name leads elsewhere by then', async () => {
    const receiver = await startReceiver()
    const asked: string[] = []
    const resolve = async (name: string) => {
      asked.push(name)
      return [{ address: asked.length === 1 ? '127.0.0.1' : '192.0.2.1', family: 4 }]
    }
    const { owner, run } = await openWebhooks(engine, { resolve })
    const { id } = await register(owner, `http://moving.example:${new URL(receiver.url).port}/`)
    await owner.call('POST', `/webhooks/${id}/test`, {})
    await run()
    expect(receiver.received).toHaveLength(1)
    expect(asked).toEqual(['moving.example'])
  })

  test('is registered at an https address of the internet only, unless the server allows others', async () => {
    const { owner } = await openWebhooks(engine, {}, false)
    const fault = async (url: string) =>
      (await (await owner.call('POST', '/webhooks', { url, events: ALL })).json()).fields?.url as string | undefined
    for (const url of [
      'http://hooks.example/',
      'ftp://hooks.example/',
      'hooks.example',
      'https://user:secret@hooks.example/',
      'https://127.0.0.1/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://[fe80::1]/',
      'https://169.254.169.254/latest/meta-data/',
    ])
      expect(await fault(url), url).toMatch(/^Address must/)
    for (const port of [22, 25, 8])
      expect(await fault(`https://hooks.example:${port}/`)).toBe('Port must be 80, 443, or 1024 or more')
    const posted = await postJson('https://hooks.example:22/', {}, '', {
      allowsPrivate: true,
      signal: new AbortController().signal,
    })
    expect(posted.answer, 'registered before').toMatch(/^Not sent: the port/)
    await register(owner, 'https://hooks.example:8443/')
    const { url } = await register(owner, 'https://hooks.example/a?b=c#d')
    expect(url).toBe('https://hooks.example/a?b=c')
    expect((await owner.call('POST', '/webhooks', { url, events: [] })).status).toBe(422)
  })
})
