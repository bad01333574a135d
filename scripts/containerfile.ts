/** An instruction of a Containerfile, without its line continuations. */
export interface Instruction {
  /** In capitals: FROM, COPY, RUN … */
  name: string
  /** The value after `--`, such as `from=build`. */
  flags: Record<string, string>
  text: string
}

/** A part of a Containerfile that begins with FROM. */
export interface Stage {
  image: string
  name: string | undefined
  instructions: Instruction[]
}

/** Reads what deploy/Containerfile uses of the format. @throws Error for an instruction before the first FROM */
export function readStages(containerfile: string): Stage[] {
  const lines = containerfile
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
  const stages: Stage[] = []
  for (const line of lines.filter((text) => text.trim() !== '')) {
    const instruction = readInstruction(line)
    if (instruction.name === 'FROM') {
      const [image = '', , name] = instruction.text.split(/\s+/)
      stages.push({ image, name, instructions: [] })
    } else {
      const stage = stages.at(-1)
      if (!stage) throw new Error(`${instruction.name} stands before FROM`)
      stage.instructions.push(instruction)
    }
  }
  return stages
}

function readInstruction(line: string): Instruction {
  const [name = '', ...words] = line.trim().split(/\s+/)
  const flags: Record<string, string> = {}
  while (words[0]?.startsWith('--')) {
    const [key = '', value = ''] = words.shift()!.slice(2).split('=')
    flags[key] = value
  }
  return { name: name.toUpperCase(), flags, text: words.join(' ') }
}

/** The value of an instruction that counts once: the last one of the stage. */
export function lastOf(stage: Stage, name: string): Instruction | undefined {
  return stage.instructions.findLast((instruction) => instruction.name === name)
}

/** The variables that ENV sets. */
export function variablesOf(stage: Stage): Record<string, string> {
  const pairs = stage.instructions.filter(({ name }) => name === 'ENV').flatMap(({ text }) => text.split(' '))
  return Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string]))
}

/** The command of CMD or ENTRYPOINT in its JSON form. @throws SyntaxError for the other form */
export function commandOf(text: string): string[] {
  return JSON.parse(text.slice(text.indexOf('['))) as string[]
}
