'use strict'
// Plain CommonJS: setup.cjs uses it before any package is there, and under a Node that may be older than ours.
const { createHash } = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')

/** What a build is made from. A change in anything else needs no new build. */
const SOURCES = [
  'admin',
  'contract',
  'public',
  'server',
  'site',
  'package-lock.json',
  'react-router.config.ts',
  'scripts/build.ts',
  'vite.config.ts',
]

/** Tests and examples stand beside what they are about and are no part of the build. */
const NO_SOURCE = /(^node_modules|\.(test|examples)\.tsx?)$/

/** Path, size and time of every source: cheap enough to be asked at every start. */
function describeSources(root) {
  const hash = createHash('sha256')
  const visit = (name) => {
    const stat = fs.statSync(path.join(root, name), { throwIfNoEntry: false })
    if (!stat || NO_SOURCE.test(path.posix.basename(name))) return
    if (stat.isDirectory()) {
      for (const entry of fs.readdirSync(path.join(root, name)).sort()) visit(`${name}/${entry}`)
    } else {
      hash.update(`${name} ${stat.size} ${stat.mtimeMs}\n`)
    }
  }
  SOURCES.forEach(visit)
  return hash.digest('hex')
}

function stampFile(root) {
  return path.join(root, 'build', '.stamp')
}

/** Was `build/` made from the sources as they are now? */
function isBuildFresh(root) {
  const file = stampFile(root)
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === describeSources(root)
}

/**
 * Says that a build begins: until `finish` is called, `build/` counts as missing. The stamp is taken now and not at the
 * end, so that a source saved while the build runs makes it old.
 */
function beginBuild(root) {
  fs.rmSync(stampFile(root), { force: true })
  const stamp = describeSources(root)
  return { finish: () => fs.writeFileSync(stampFile(root), stamp) }
}

module.exports = { beginBuild, isBuildFresh }
