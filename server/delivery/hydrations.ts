import { LRUCache } from 'lru-cache'

/** Characters of hydration modules kept for browsers that have their pages already. */
const MAX_LENGTH = 4 * 1024 * 1024

/** The most recent hydration modules, by name. */
export class Hydrations {
  readonly #modules = new LRUCache<string, string>({
    maxSize: MAX_LENGTH,
    sizeCalculation: (module, name) => module.length + name.length,
  })

  find(name: string): string | undefined {
    return this.#modules.get(name)
  }

  keep(name: string, module: string): void {
    this.#modules.set(name, module)
  }
}
