// Copies the icons that the staff screens and react-admin use from Material UI's package, which has 43,000 files, into
// admin/icons, which takes its place: npm run icons. See docs/decisions/10-staff-screens-and-rich-text.md.
import { cpSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { installPackage } from './drill/fresh-checkout.ts'
import { temporaryFolder } from './temporary-folder.ts'

const root = resolve(import.meta.dirname, '..')
const target = join(root, 'admin/icons')

if (import.meta.main) copyIcons()

/** Names of the icons that a source imports, such as `Add`. */
export function iconsInUse(): Set<string> {
  const own = globSync('admin/**/*.{ts,tsx}', { cwd: root, exclude: ['admin/node_modules'] })
  const files = [...own, ...globSync('admin/node_modules/ra-ui-materialui/dist/**/*.js', { cwd: root })]
  const imports = files.flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/['"]@mui\/icons-material\/(\w+)['"]/g),
  ])
  return new Set(imports.map(([, name]) => name!))
}

/** Names of the icons that are there. */
export function iconsAtHand(): string[] {
  return globSync('*.mjs', { cwd: target }).map((file) => file.slice(0, -'.mjs'.length))
}

function copyIcons(): void {
  const { name, version } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')) as Record<string, string>
  const folder = temporaryFolder('icons')
  installPackage(`${name}@${version}`, folder.path)
  const source = join(folder.path, 'node_modules', name!)
  for (const icon of iconsAtHand()) rmSync(join(target, `${icon}.mjs`))
  const names = iconsInUse()
  for (const file of [...[...names].map((icon) => `${icon}.mjs`), 'utils/createSvgIcon.mjs', 'LICENSE'])
    cpSync(join(source, file), join(target, file))
  folder.remove()
  console.log(`${names.size} icons of ${name} ${version}`)
}
