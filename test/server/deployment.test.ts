import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { commandOf, lastOf, readStages, variablesOf } from '../../scripts/containerfile.ts'
import { readConfig } from '../../server/config.ts'
import { setTimeouts } from '../../server/http/connections.ts'

const project = resolve(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(join(project, name), 'utf8')
const stages = readStages(read('deploy/Containerfile'))
const image = stages.at(-1)!

test('the image has what a release has, runs without root, and says where its data is', () => {
  expect(stages.map(({ instructions }) => instructions.find(({ name }) => name === 'COPY')!.flags)).toEqual([
    {},
    { from: 'build' },
  ])
  expect(lastOf(stages[0]!, 'RUN')!.text).toBe(`npm run release -- ${lastOf(image, 'COPY')!.text.split(' ')[0]}`)
  expect(lastOf(image, 'USER')!.text).toMatch(/^[1-9]\d*:[1-9]\d*$/)
  const config = readConfig(variablesOf(image))
  expect(config).toMatchObject({ host: '0.0.0.0', sampleContent: false, dataDir: lastOf(image, 'VOLUME')!.text })
  expect(String(config.port)).toBe(lastOf(image, 'EXPOSE')!.text)
})

test('the image starts the server as npm start does, and asks the address for health checks', () => {
  const start = JSON.parse(read('package.json')).scripts.start as string
  expect(`node ${commandOf(lastOf(image, 'ENTRYPOINT')!.text).slice(1).join(' ')}`).toBe(
    start.replace('scripts/setup.cjs --build -- ', ''),
  )
  expect(lastOf(image, 'HEALTHCHECK')!.text).toContain(`:${variablesOf(image)['PORT']}/health/live`)
})

test('what is left out of the image is nothing that a release is made from', () => {
  const ignored = read('.dockerignore').split('\n')
  const parts = [.../const PARTS = \[([^\]]*)\]/.exec(read('scripts/release.ts'))![1]!.matchAll(/'([^']+)'/g)]
  expect(parts.length).toBeGreaterThan(10)
  const folders = new Set(parts.map(([, part]) => part!.split('/')[0]!))
  expect(ignored.filter((name) => folders.has(name))).toEqual(['build'])
})

test('the secrets of an installation get neither into the image nor into the repository', () => {
  const compose = read('deploy/compose.yaml')
  const files = [...compose.matchAll(/(?:- |file: )(?:\.\/)?([^\s:]+\/[^\s:]+)(?::\/|\n)/g)].map(([, file]) => file!)
  expect(files.length).toBeGreaterThan(4)
  expect(files.filter((file) => !file.startsWith('local/'))).toEqual(['deploy/Containerfile'])
  for (const list of ['.dockerignore', '.gitignore']) expect(read(list)).toMatch(/^\/?deploy\/local\/?$/m)
})

test('the services of the compose file fit together', () => {
  const { services, volumes, secrets } = parse(read('deploy/compose.yaml'))
  expect(existsSync(join(project, 'deploy', services.site.build.context, services.site.build.dockerfile))).toBe(true)
  expect(services.site.read_only).toBe(true)
  for (const service of Object.values(services) as { volumes: string[]; secrets?: string[]; depends_on?: string[] }[]) {
    const named = service.volumes.map((volume) => volume.split(':')[0]!).filter((source) => !source.startsWith('.'))
    expect(Object.keys(volumes)).toEqual(expect.arrayContaining(named))
    expect(Object.keys(secrets)).toEqual(expect.arrayContaining(service.secrets ?? []))
    expect(Object.keys(services)).toEqual(expect.arrayContaining(service.depends_on ?? []))
  }
  // It is there for those who ask for it, and its keys are nobody else's.
  expect(services.s3).toMatchObject({ profiles: ['s3'], command: expect.stringContaining('-s3.config=') })
  expect(services.s3.volumes[0]).toBe(`./local/s3.json:${services.s3.command.split('-s3.config=')[1]}:ro`)
  expect(read('docs/operations.md')).toContain('S3_ENDPOINT=http://s3:8333')
  // nginx.conf asks the server at this address, because both have one network.
  expect(services.site.network_mode).toBe('service:nginx')
  expect(read('deploy/nginx.conf')).toContain(`server ${services.site.environment.HOST}:`)
})

test('the template units differ from the single ones only in names, user and variables', () => {
  const settings = (name: string) =>
    read(name)
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => line.replaceAll('site-%i', 'site').replaceAll('site@%i', 'site').replaceAll('site/%i', 'site'))
      .filter((line) => !/^(Description|User|Group|EnvironmentFile|Environment=PUBLIC_URL|ListenStream)/.test(line))
  expect(settings('deploy/site@.service')).toEqual(settings('deploy/site.service'))
  expect(settings('deploy/site@.socket')).toEqual(settings('deploy/site.socket'))
})

test('a download of the content may take as long behind nginx as the server gives it', () => {
  const server = createServer()
  setTimeouts(server)
  const [, location = ''] = /location = \/api\/v1\/export\/archive \{([^}]*)\}/.exec(read('deploy/nginx.conf')) ?? []
  expect(Number(/proxy_read_timeout (\d+)s;/.exec(location)?.[1]) * 1000).toBe(server.timeout)
})
