'use strict'
// Plain CommonJS: setup.cjs uses it before any package is there.
const { posix: path } = require('node:path')

/**
 * The places of the packages behind those of `starts`, without `devDependencies` and optional peers, which npm keeps where
 * another package brings them. @param follow false: that place is left out, and what only it needs
 */
function packagesBehind(packages, starts, follow = () => true) {
  const found = new Set()
  const visit = (from) => {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta: peers = {} } = packages[from]
    const needed = Object.keys(peerDependencies || {}).filter((name) => !(peers[name] && peers[name].optional))
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...needed]) {
      const place = findPlace(packages, from, name)
      if (place === undefined || found.has(place) || !follow(place)) continue
      found.add(place)
      visit(place)
    }
  }
  starts.forEach(visit)
  return [...found]
}

/** Node's resolution, from the inside out. */
function findPlace(packages, from, name) {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const place = path.join(folder, 'node_modules', name)
    if (packages[place]) return place
    if (folder === '' || folder === '.') return undefined
  }
}

module.exports = { packagesBehind }
