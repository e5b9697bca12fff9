import type { Language } from '#core/language.ts'
import type { Db } from '../database/pool.ts'
import type { Ring } from '../events/messages.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { isLow, type Space } from '../storage/disk.ts'
import { untoldAdmins } from './statements.ts'

interface WatchParts {
  readonly db: Db
  readonly ring: Ring
  readonly space: () => Promise<Space>
}

const link = '/server-health'

/** Looks at the disk every five minutes. */
export const defineHealthWatch = (jobs: Jobs, parts: WatchParts): void =>
  jobs.define({ name: 'health', cron: '*/5 * * * *', retries: 0, run: () => watchHealth(parts) })

/** Tells administrators of a disk that fills up, each once a day. */
export async function watchHealth({ db, ring, space }: WatchParts): Promise<void> {
  const room = await space()
  if (!isLow(room)) return
  await db.transaction(async (tx) => {
    const untold = await untoldAdmins(tx, { link })
    await ring(
      tx,
      untold.map(({ id }) => id),
      {
        link,
        buildingId: null,
        say: (language) =>
          lowDisk[language](gigabytes(room.free_bytes, language), gigabytes(room.total_bytes, language)),
      },
    )
  })
}

const gigabytes = (bytes: number, language: Language) =>
  `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / 2 ** 30)} GB`

const lowDisk: Readonly<Record<Language, (free: string, total: string) => string>> = {
  vi: (free, total) => `Ổ đĩa của máy chủ sắp đầy: còn ${free} trên ${total}`,
  en: (free, total) => `The server’s disk is filling up: ${free} of ${total} left`,
  km: (free, total) => `ថាសរបស់ម៉ាស៊ីនមេជិតពេញហើយ៖ នៅសល់ ${free} ក្នុងចំណោម ${total}`,
}
