'use strict'
// Plain CommonJS: setup.cjs uses it before any package is there, and under a Node that may be older than ours.
const { createHash } = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')

/** What both builds are made from. A change in anything else needs no new build. */
const SOURCES = [
  'contract',
  'extras',
  'public',
  'server',
  'site',
  'package-lock.json',
  'scripts/build.ts',
  'vite.config.ts',
]

/**
 * The product, and the components with their examples (docs/decisions/20-components-of-pages.md). `unused` are names that
 * stand among the sources and are no part of the build.
 */
const BUILDS = {
  product: {
    folder: 'build',
    sources: ['admin', ...SOURCES],
    unused: /(^node_modules|^test$|\.(test|examples)\.tsx?)$/,
  },
  gallery: { folder: '.component-gallery', sources: SOURCES, unused: /(^node_modules|^test$|\.test\.tsx?)$/ },
}

/** Path, size and time of every source: cheap enough to be asked at every start. */
function describeSources(root, { sources, unused }) {
  const hash = createHash('sha256')
  const visit = (name) => {
    const stat = fs.statSync(path.join(root, name), { throwIfNoEntry: false })
    if (!stat || unused.test(path.posix.basename(name))) return
    if (stat.isDirectory()) {
      for (const entry of fs.readdirSync(path.join(root, name)).sort()) visit(`${name}/${entry}`)
    } else {
      hash.update(`${name} ${stat.size} ${stat.mtimeMs}\n`)
    }
  }
  sources.forEach(visit)
  return hash.digest('hex')
}

function stampFile(root, { folder }) {
  return path.join(root, folder, '.stamp')
}

/** Was this build made from the sources as they are now? */
function isBuildFresh(root, name = 'product') {
  const file = stampFile(root, BUILDS[name])
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === describeSources(root, BUILDS[name])
}

/**
 * Says that a build begins: until `finish` is called, it counts as missing. The stamp is taken now and not at the end, so
 * that a source saved while the build runs makes it old.
 */
function beginBuild(root, name = 'product') {
  fs.rmSync(stampFile(root, BUILDS[name]), { force: true })
  const stamp = describeSources(root, BUILDS[name])
  return { finish: () => fs.writeFileSync(stampFile(root, BUILDS[name]), stamp) }
}

module.exports = { beginBuild, isBuildFresh }
