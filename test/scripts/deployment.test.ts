import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { commandOf, lastOf, readStages, variablesOf } from '../../scripts/containerfile.ts'
import { readConfig } from '../../server/config.ts'
import { SILENCE_TIMEOUT } from '../../server/core/http/connections.ts'

const project = resolve(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(join(project, name), 'utf8')
const stages = readStages(read('deploy/Containerfile'))
const image = stages.at(-1)!
const [, inContainers = ''] = /^## In containers\n([^]*?)^## /m.exec(read('docs/operations.md'))!

test('the image has what a release has, runs without root, and says where its data is', () => {
  expect(stages.map((stage) => lastOf(stage, 'COPY')!.flags)).toEqual([{}, { from: 'build' }])
  expect(lastOf(stages[0]!, 'RUN')!.text).toBe(`npm run release -- ${lastOf(image, 'COPY')!.text.split(' ')[0]}`)
  expect(lastOf(image, 'USER')!.text).toMatch(/^[1-9]\d*:[1-9]\d*$/)
  const config = readConfig(variablesOf(image))
  expect(config).toMatchObject({ host: '0.0.0.0', sampleContent: false, dataDir: lastOf(image, 'VOLUME')!.text })
  expect(String(config.port)).toBe(lastOf(image, 'EXPOSE')!.text)
})

test('the packages are installed before the sources are copied, so that a changed line does not install them again', () => {
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }
  const steps = stages[0]!.instructions.map(({ name, text }) => `${name} ${text}`)
  const before = steps.slice(0, steps.indexOf('RUN npm ci --omit=dev'))
  const copied = before.filter((step) => step.startsWith('COPY')).flatMap((step) => step.split(' ').slice(1, -1))
  expect(copied.toSorted()).toEqual(
    ['package.json', 'package-lock.json', '.npmrc', ...workspaces.map((folder) => `${folder}/package.json`)].toSorted(),
  )
  expect(steps.indexOf('COPY . .')).toBeGreaterThan(before.length)
})

test('the image starts the server as npm start does, and asks the address for health checks', () => {
  const start = JSON.parse(read('package.json')).scripts.start as string
  expect(`node ${commandOf(lastOf(image, 'ENTRYPOINT')!.text).slice(1).join(' ')}`).toBe(
    start.replace('scripts/setup.cjs --build -- ', ''),
  )
  expect(lastOf(image, 'HEALTHCHECK')!.text).toContain(`:${variablesOf(image)['PORT']}/health/live`)
})

test('the image leaves out nothing that a release is made from', () => {
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
  expect(files.filter((file) => !file.startsWith('local/'))).toEqual(['deploy/Containerfile', './postgres-role.sql'])
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
})

test('the server and nginx have fixed addresses of a network of their own: each may be made anew without the other', () => {
  const { services, networks } = parse(read('deploy/compose.yaml'))
  expect(Object.values(services).filter((service) => Object.hasOwn(service as object, 'network_mode'))).toEqual([])
  const [nginx, site] = [services.nginx, services.site].map(({ networks: own }) => own.default.ipv4_address as string)
  const [network = ''] = networks.default.ipam.config[0].subnet.split('.0/24')
  expect([nginx, site].every((address) => address!.startsWith(`${network}.`))).toBe(true)
  expect(services.nginx.extra_hosts).toEqual([`site:${site}`])
  const config = readConfig({ ...variablesOf(image), ...services.site.environment })
  expect([config.host, config.trustedProxies]).toEqual(['0.0.0.0', [nginx]])
  const conf = execFileSync('sh', ['-c', /^ {4}(sed .*site:3000.*) >/m.exec(inContainers)![1]!], {
    cwd: project,
    encoding: 'utf8',
  })
  expect(conf).toMatch(/^upstream site \{\n {4}server site:3000;$/m)
  expect([conf.match(/^ {4}http2 on;$/gm)?.length, conf.includes('ssl http2')]).toEqual([1, false])
})

test('the image may write only a folder of its user, and a volume: data, backups, compiled code', () => {
  const { services } = parse(read('deploy/compose.yaml'))
  const targets = (services.site.volumes as string[]).map((volume) => volume.split(':')[1]!)
  expect(
    lastOf(image, 'RUN')!
      .text.split(' ')
      .filter((word) => word.startsWith('/')),
  ).toEqual(targets)
  const { DATA_DIR, NODE_COMPILE_CACHE } = variablesOf(image)
  const [, backups = ''] = /echo "BACKUP_DIR=(.*)" >> deploy\/local\/site.env/.exec(inContainers) ?? []
  expect(targets).toEqual([DATA_DIR, backups, NODE_COMPILE_CACHE])
})

test('the steps for containers renew the certificate where it is kept, and make secrets for their owner alone', () => {
  const certbot = inContainers.split('\n').filter((line) => /^ {4}.*certbot (certonly|renew)/.test(line))
  const folder = parse(read('deploy/compose.yaml')).services.nginx.volumes.find((volume: string) =>
    volume.includes('/etc/letsencrypt'),
  )
  expect(certbot).toHaveLength(2)
  for (const line of certbot) expect(line).toContain(`--config-dir $PWD/deploy/${folder.split(':')[0].slice(2)}`)
  expect(certbot[0]).toMatch(/--deploy-hook ".*nginx -s reload"/)
  expect(certbot[1]).toMatch(/certbot renew .*\/etc\/cron\.d\//)
  // In whose folder nobody else looks; nginx and the store of S3 may be another user in their container.
  expect(inContainers).toContain('install -d -m 700 deploy/local\n')
  for (const file of ['postgres-password', 'site.env'])
    expect(inContainers).toContain(`install -m 600 /dev/null deploy/local/${file}\n`)
})

test('nginx is told of a change also where it does not run yet', () => {
  expect(read('docs/operations.md')).not.toMatch(/systemctl (reload|restart) nginx/)
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
  const [, location = ''] = /location = \/api\/v1\/export\/archive \{([^}]*)\}/.exec(read('deploy/nginx.conf')) ?? []
  expect(Number(/proxy_read_timeout (\d+)s;/.exec(location)?.[1]) * 1000).toBe(SILENCE_TIMEOUT)
})

test('code that root runs belongs to root: a copied release does not keep its builder as owner', () => {
  const copies = read('docs/operations.md').match(/rsync .* release-\d/g)
  expect(copies?.filter((copy) => !copy.includes('--chown=root:root'))).toEqual([])
})
