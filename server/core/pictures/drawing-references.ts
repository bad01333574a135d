/** Drawn elements, including repeated references: more take too long. */
const MAX_DRAWN = 100_000

/** Each reference to one draws a surface as large as the drawing. */
const SURFACES = new Set(['pattern', 'mask'])
const SURFACE_COST = 200

interface DrawnElement {
  name: string
  children: DrawnElement[]
  targets: string[]
  cost?: number | 'counting'
}

/** Counts the elements that are drawn when each reference (`run`, patterns, masks …) is drawn. */
export class DrawingReferences {
  readonly #root: DrawnElement = { name: '', children: [], targets: [] }
  readonly #open: DrawnElement[] = [this.#root]
  readonly #byId = new Map<string, DrawnElement>()

  open(name: string, id: string | undefined): void {
    const element: DrawnElement = { name, children: [], targets: [] }
    this.#open.at(-1)!.children.push(element)
    this.#open.push(element)
    if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, element)
  }

  close(): void {
    this.#open.pop()
  }

  point(id: string): void {
    this.#open.at(-1)!.targets.push(id)
  }

  findFault(): string | undefined {
    const cost = this.#costOf(this.#root)
    if (cost === undefined) return 'refers to itself'
    return cost > MAX_DRAWN ? `repeats its parts more than ${MAX_DRAWN} times` : undefined
  }

  #costOf(element: DrawnElement): number | undefined {
    if (element.cost === 'counting') return undefined
    if (element.cost !== undefined) return element.cost
    element.cost = 'counting'
    let cost = SURFACES.has(element.name) ? SURFACE_COST : 1
    const targets = element.targets.map((id) => this.#byId.get(id)).filter((target) => target !== undefined)
    for (const part of [...element.children, ...targets]) {
      const more = this.#costOf(part)
      if (more === undefined) return undefined
      cost += more
    }
    return (element.cost = cost)
  }
}
