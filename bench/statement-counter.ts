import type { KyselyPlugin } from 'kysely'

/** Counts what is asked of a store through `db.withPlugin(counter)`; whoever does not ask for it pays nothing. */
export class StatementCounter implements KyselyPlugin {
  statements = 0

  transformQuery({ node }: Parameters<KyselyPlugin['transformQuery']>[0]) {
    return node
  }

  /** Not the other one: that is called for each part of a statement which is made by itself, too. */
  async transformResult({ result }: Parameters<KyselyPlugin['transformResult']>[0]) {
    this.statements += 1
    return result
  }
}
