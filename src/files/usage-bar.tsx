import type { ViewTools } from '../fields/field-view.ts'
import { formatBytes, formatNumber } from '../fields/format.ts'
import type { Usage } from './use-usage.ts'
import './files.css'

interface UsageBarProps {
  readonly usage: Pick<Usage, 'used' | 'limit'>
  readonly tools: ViewTools
}

/** Above this share, in percent, the page warns that storage is running out. */
const nearlyFull = 90

/** Percent of what is nearer to its end: bytes or number of files. At most 100; never 100 while there is room. */
export function shareUsed({ used, limit }: Pick<Usage, 'used' | 'limit'>): number {
  const share = Math.max(used.bytes / limit.bytes, used.files / limit.files) * 100
  return share >= 100 ? 100 : Math.min(99.9, share)
}
export const isNearlyFull = (usage: Pick<Usage, 'used' | 'limit'>) => shareUsed(usage) >= nearlyFull

/** How much of its storage the building has used, in words and as a bar. */
export function UsageBar({ usage, tools }: UsageBarProps) {
  const { t, language } = tools
  const { used, limit } = usage
  const share = shareUsed(usage)
  const count = (value: number) => formatNumber(value, { language, digits: 0 })
  const words = t('console.files.usage.used_of', {
    used: formatBytes(used.bytes, language),
    limit: formatBytes(limit.bytes, language),
  })
  const files = t('console.files.usage.files_of', { used: count(used.files), limit: count(limit.files) })
  return (
    <div className="lobby-usage" data-full={isNearlyFull(usage)}>
      <p>
        <strong>{words}</strong> <span>{files}</span>
      </p>
      <div
        className="lobby-usage-bar"
        role="meter"
        aria-label={t('console.menu.title.storage_use')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share)}
        aria-valuetext={`${words}, ${files}`}
      >
        <i style={{ width: `${share}%` }} />
      </div>
      {isNearlyFull(usage) && <p role="status">{t('console.files.usage.nearly_full')}</p>}
    </div>
  )
}
