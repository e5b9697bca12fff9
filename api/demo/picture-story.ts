import sharp from 'sharp'
import { query } from '#api/sql/query.ts'
import { wireFile } from '../http/upload.ts'
import { drawScene, groundNames, type Ground } from './scenes.ts'
import type { Story } from './story.ts'

/** The fields that show a picture; `many` takes a list of them. */
const pictured = {
  banner: { table: 'banner', field: 'image', many: false },
  slider: { table: 'slider', field: 'images', many: true },
  news: { table: 'news', field: 'cover', many: false },
  utility: { table: 'utility', field: 'images', many: true },
} as const

const pictureless = query({
  row: { id: 'bigint' },
  takes: { buildingId: 'bigint' },
  over: pictured,
  sql: ({ buildingId }, { table }) =>
    `select id from ${table} where building_id = ${buildingId} and deleted_at is null order by id limit 5`,
})

/** Gives what residents see its pictures, by the way that the office uploads them. */
export async function pictureStory({ db, records, buildingId, manager }: Story): Promise<void> {
  for (const entity of Object.keys(pictured) as (keyof typeof pictured)[]) {
    const { field, many } = pictured[entity]
    for (const [at, { id }] of (await pictureless(db, { buildingId }, entity)).entries()) {
      const pictures = await Promise.all(
        Array.from({ length: entity === 'slider' ? 3 : 1 }, (_, more) =>
          photograph(groundNames[(at + more) % groundNames.length]!, at + more),
        ),
      )
      await records.update(
        { caller: manager, entity, id },
        { building_id: buildingId, [field]: many ? pictures : pictures[0]! },
      )
    }
  }
}

/** All buildings show the same ones. */
const photographs = new Map<string, Promise<Buffer>>()

async function photograph(ground: Ground, at: number) {
  const name = `${ground}/${at}`
  const bytes =
    photographs.get(name) ??
    sharp(Buffer.from(drawScene(ground, at)))
      .jpeg({ quality: 82 })
      .toBuffer()
  photographs.set(name, bytes)
  return wireFile({ filename: `${ground}-${at + 1}.jpg`, mimetype: 'image/jpeg', bytes: await bytes })
}
