import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import type { Failure } from './failures.ts'

/** A reporter for Vitest that writes what failed into the file FAILURES_FILE. The one as JSON leaves out differences. */
export default class FailureReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], outside: readonly SerializedError[]): void {
    const failures: Failure[] = []
    const add = (name: string, errors: readonly SerializedError[]) => {
      if (errors.length > 0) failures.push({ name, text: errors.map(describeError).join('\n') })
    }
    for (const module of modules) {
      add(module.relativeModuleId, module.errors())
      for (const suite of module.children.allSuites()) {
        add(`${module.relativeModuleId} › ${suite.fullName}`, suite.errors())
      }
      for (const test of module.children.allTests('failed')) {
        add(`${module.relativeModuleId} › ${test.fullName}`, test.result().errors ?? [])
      }
    }
    add('outside of the tests', outside)
    writeFileSync(process.env['FAILURES_FILE']!, JSON.stringify(failures))
  }
}

function describeError({ name, message, diff, stacks, codeFrame }: SerializedError): string {
  const [place] = stacks ?? []
  const at = place ? `at ${place.file}:${place.line}` : ''
  return [name ? `${name}: ${message}` : message, at, diff, codeFrame].filter(Boolean).join('\n')
}
