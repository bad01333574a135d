import type { KyselyPlugin } from 'kysely'

/** Counts statements of `db.withPlugin(counter)`. */
export class StatementCounter implements KyselyPlugin {
  statements = 0

  transformQuery({ node }: Parameters<KyselyPlugin['transformQuery']>[0]) {
    return node
  }

  /** Not transformQuery, which is also called for parts of a statement. */
  async transformResult({ result }: Parameters<KyselyPlugin['transformResult']>[0]) {
    this.statements += 1
    return result
  }
}
