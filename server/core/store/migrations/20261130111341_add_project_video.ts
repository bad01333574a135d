import type { Kysely } from 'kysely'

/** A video of a project on another site; `title` is JSON by language. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('project_video')
    .addColumn('project_id', 'integer', (column) => column.notNull().references('project.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('link', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('picture_id', 'integer', (column) => column.references('picture.id'))
    .addColumn('captions', 'text')
    .addPrimaryKeyConstraint('project_video_key', ['project_id', 'position'])
    .execute()
}
