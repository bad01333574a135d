// Follows deploy/Containerfile without a container engine, in folders that debootstrap fills, and runs the result as an engine would:
// read-only, without root: npm run drill:container. As root, on Debian; it takes some minutes and 3 GB of the temporary folder.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parse } from 'yaml'
import { atExit } from '../at-exit.ts'
import { commandOf, lastOf, readStages, variablesOf, type Stage } from '../containerfile.ts'
import { copyCheckout, installNpm } from './fresh-checkout.ts'

const project = resolve(import.meta.dirname, '../..')
/** Milliseconds. */
const START_PATIENCE = 120_000
const STOP_PATIENCE = 30_000

const folder = await mkdtemp(join(tmpdir(), 'container-'))
atExit(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
const ignored = readFileSync(join(project, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
const context = join(folder, 'context')
copyCheckout(context)
for (const name of ignored) rmSync(join(context, name), { recursive: true, force: true })

const stages = readStages(readFileSync(join(project, 'deploy/Containerfile'), 'utf8'))
for (const stage of stages) build(stage, stage.name ?? 'last')
await serve(stages.at(-1)!)
checkNginx()

/** A volume of the compose file, and the folder that is in its place here. */
interface Mount {
  volume: string
  folder: string
}

function build(stage: Stage, name: string): void {
  const root = join(folder, name)
  step(`FROM ${stage.image}`, () => makeBase(stage.image, root))
  let workdir = '/'
  for (const { name: instruction, flags, text } of stage.instructions) {
    if (instruction === 'WORKDIR') mkdirSync(join(root, (workdir = text)), { recursive: true })
    if (instruction === 'RUN') step(`RUN ${text}`, () => runIn(root, workdir, text))
    if (instruction !== 'COPY') continue
    const names = text.split(' ')
    const to = names.pop()!
    const source = flags['from'] === undefined ? context : join(folder, flags['from'])
    const target = join(root, resolve(workdir, to))
    step(`COPY ${text}`, () => {
      for (const name of names)
        cpSync(join(source, name), to.endsWith('/') ? join(target, basename(name)) : target, {
          recursive: true,
          verbatimSymlinks: true,
        })
    })
  }
}

/** `node:24-bookworm-slim` is Debian's bookworm with this process's Node and npm; `debian:bookworm-slim` is Debian alone. */
function makeBase(image: string, root: string): void {
  const [, suite] = /(?:^|-|:)(bookworm|trixie)-slim$/.exec(image) ?? []
  if (!suite) throw new Error(`${image} is not known here`)
  const base = join(folder, suite)
  if (!existsSync(base)) makeDebian(suite, base)
  execFileSync('cp', ['--archive', base, root])
  if (!image.startsWith('node:')) return
  cpSync(process.execPath, join(root, 'usr/local/bin/node'))
  const npm = installNpm('10.9', join(root, 'opt/npm'))
  execFileSync('chroot', [root, 'ln', '-s', npm.slice(root.length), '/usr/local/bin/npm'])
  const certificates = process.env['NODE_EXTRA_CA_CERTS']
  for (const file of ['/etc/resolv.conf', '/etc/hosts', ...(certificates ? [certificates] : [])])
    cpSync(file, join(root, file), { dereference: true })
}

function makeDebian(suite: string, root: string, packages: string[] = []): void {
  const options = ['--variant=minbase', ...(packages.length > 0 ? [`--include=${packages.join(',')}`] : [])]
  execFileSync('debootstrap', [...options, suite, root], { stdio: ['ignore', 'ignore', 'inherit'] })
}

function runIn(root: string, workdir: string, command: string): void {
  const kept = ['NODE_EXTRA_CA_CERTS', 'npm_config_registry'].flatMap((name) =>
    process.env[name] ? [`${name}=${process.env[name]}`] : [],
  )
  const variables = ['PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', 'HOME=/root', ...kept]
  const mounts = `mount --rbind /dev ${root}/dev && mount -t proc proc ${root}/proc`
  unshared(mounts, ['chroot', root, 'env', '-i', '-C', workdir, ...variables, 'sh', '-ec', command])
}

function unshared(prepare: string, command: string[]): void {
  execFileSync('unshare', ['--mount', 'sh', '-ec', `${prepare}; exec "$@"`, 'sh', ...command], { stdio: 'inherit' })
}

/** Its own network, processes and mounts; a root that is read-only; the volumes; no privilege. */
async function serve(stage: Stage): Promise<void> {
  const root = join(folder, 'last')
  const compose = parse(readFileSync(join(project, 'deploy/compose.yaml'), 'utf8'))
  const mounts = (compose.services.site.volumes as string[]).map((text, index) => {
    const volume = text.split(':')[1]!
    const own: Mount = { volume, folder: join(folder, `volume-${index}`) }
    execFileSync('cp', ['--archive', join(root, volume), own.folder])
    return own
  })
  const prepare = [
    'ip link set lo up',
    `mount --bind ${root} ${root}`,
    `mount -o remount,bind,ro ${root}`,
    ...mounts.map((own) => `mount --bind ${own.folder} ${root}${own.volume}`),
    `mount -t tmpfs tmpfs ${root}/tmp`,
    `mount --rbind /dev ${root}/dev`,
    `mount -t proc proc ${root}/proc`,
  ].join(' && ')
  const inImage = (command: string[]) => [
    'chroot',
    `--userspec=${lastOf(stage, 'USER')!.text}`,
    '--groups=',
    root,
    'env',
    '-i',
    `--chdir=${lastOf(stage, 'WORKDIR')!.text}`,
    ...Object.entries(variablesOf(stage)).map(([name, value]) => `${name}=${value}`),
    ...command,
  ]
  const entry = inImage(commandOf(lastOf(stage, 'ENTRYPOINT')!.text))
  const unshare = ['--mount', '--net', '--pid', '--fork', '--kill-child', 'sh', '-ec', `${prepare}; exec "$@"`, 'sh']
  const child = spawn('unshare', [...unshare, ...entry], { stdio: 'inherit' })
  atExit(() => child.kill('SIGKILL'))
  const isPassed = (command: string[], patience = 10_000) => {
    const pid = serverOf(child.pid!)
    if (pid === undefined) return false
    const inside = ['--target', pid, '--mount', '--net', '--pid', ...inImage(command)]
    try {
      execFileSync('nsenter', inside, { stdio: 'ignore', timeout: patience })
      return true
    } catch {
      return false
    }
  }
  const health = commandOf(lastOf(stage, 'HEALTHCHECK')!.text)
  const began = performance.now()
  while (!isPassed(health)) {
    if (child.exitCode !== null || performance.now() - began > START_PATIENCE)
      throw new Error('It never became healthy.')
    await wait(1000)
  }
  console.log(`Healthy after ${((performance.now() - began) / 1000).toFixed(1)} s`)
  const node = health[0]!
  const origin = `http://127.0.0.1:${variablesOf(stage)['PORT']}`
  const evaluate = (code: string) => isPassed([node, '--input-type=module', '-e', code])
  check('a page is answered', evaluate(`if (!(await (await fetch('${origin}/')).text()).includes('</html>')) throw 0`))
  const [data, backups, compiled] = mounts as [Mount, Mount, Mount]
  check('its data is written', evaluate(`(await import('node:fs')).accessSync('${data.volume}/store.sqlite', 2)`))
  check('a backup is made', isPassed([node, 'scripts/backup.ts', backups.volume], START_PATIENCE))
  check('the rest is read-only', !evaluate(`(await import('node:fs')).writeFileSync('/srv/site/x', '')`))
  const pid = serverOf(child.pid!)!
  check('it runs without root', !/^Uid:.*\b0\b/m.test(readFileSync(`/proc/${pid}/status`, 'utf8')))
  const stopped = once(child, 'exit')
  process.kill(Number(pid), 'SIGTERM')
  const ended = await Promise.race([stopped, wait(STOP_PATIENCE, ['too late'])])
  check('SIGTERM ends it', ended[0] === 0)
  check('what it was compiled to is kept', readdirSync(compiled.folder).length > 0)
}

/** Does the newer nginx of Debian 13 take the files that the documented steps make for containers? */
function checkNginx(): void {
  const root = join(folder, 'nginx')
  step('nginx of trixie', () => makeDebian('trixie', root, ['nginx-light', 'openssl']))
  const text = readFileSync(join(project, 'docs/operations.md'), 'utf8')
  const [, section = ''] = /^## In containers\n([^]*?)^## /m.exec(text) ?? []
  const lines = section
    .split('\n')
    .filter((line) => line.startsWith('    NAME=') || line.includes('deploy/local/nginx/'))
  execFileSync('sh', ['-ec', lines.join('\n').replaceAll('deploy/local/nginx', `${root}/etc/nginx/conf.d`)], {
    cwd: project,
  })
  const conf = readFileSync(`${root}/etc/nginx/conf.d/site.conf`, 'utf8')
  const certificates = dirname(/ssl_certificate ([^;\s]+);/.exec(conf)![1]!)
  const make = `req -x509 -newkey rsa:2048 -nodes -subj /CN=site -keyout privkey.pem -out fullchain.pem`
  const command = `echo 127.0.0.1 site >> /etc/hosts; mkdir -p ${certificates}; cd ${certificates}; openssl ${make}; nginx -t`
  const { status, stderr } = spawnSync('chroot', [root, 'sh', '-ec', command], { encoding: 'utf8' })
  check('nginx takes the files for containers', status === 0 && !stderr.includes('[warn]'))
  if (process.exitCode === 1) console.log(stderr)
}

/** The id of the process that `unshare` has started: 1 in its own namespace. */
function serverOf(unsharePid: number): string | undefined {
  const children = readFileSync(`/proc/${unsharePid}/task/${unsharePid}/children`, 'utf8').trim()
  return children === '' ? undefined : children.split(' ')[0]
}

function check(what: string, isTrue: boolean): void {
  console.log(`${isTrue ? 'yes' : 'NO '}  ${what}`)
  if (!isTrue) process.exitCode = 1
}

function step(what: string, work: () => void): void {
  const began = performance.now()
  work()
  console.log(`${what}: ${((performance.now() - began) / 1000).toFixed(0)} s`)
}
