import { LRUCache } from 'lru-cache'

/** In characters. */
const MAX_LENGTH = 4 * 1024 * 1024

/** The latest hydration modules, for browsers that have their pages already. */
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
