export interface Output {
  write(text: string): void
  end(): void
}

/** Separates the output of concurrent stages: the oldest prints at once, the others when it has ended. */
export function createOutputs(write: (text: string) => void): { open(): Output } {
  const open: { text: string; isEnded: boolean }[] = []
  const flush = () => {
    while (open.length > 0) {
      const first = open[0]!
      if (first.text) write(first.text)
      first.text = ''
      if (!first.isEnded) return
      open.shift()
    }
  }
  return {
    open() {
      const output = { text: '', isEnded: false }
      open.push(output)
      return {
        write(text) {
          output.text += text
          flush()
        },
        end() {
          output.isEnded = true
          flush()
        },
      }
    },
  }
}
