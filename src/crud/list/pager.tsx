import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { pageSizes } from '#core/limits.ts'
import type { Translate } from '#src/i18n/use-t.ts'

interface PagerProps {
  readonly page: number
  readonly pageSize: number
  readonly total: number
  /** There are more rows than `total`, which cannot be paged to. */
  readonly hasMore?: boolean
  readonly t: Translate
  readonly onChange: (page: number) => void
  /** Absent: the size stays as it is. */
  readonly onSize?: (size: number) => void
}

/** The rows shown, the neighbouring pages, and the number of rows per page. */
export function Pager({ page, pageSize, total, hasMore = false, t, onChange, onSize }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const from = (page - 1) * pageSize + 1
  const sizes = [...new Set([...pageSizes, pageSize])].toSorted((a, b) => a - b)
  return (
    <nav className="lobby-pager" aria-label={t('console.crud.list.pages')}>
      <span>
        {t(`console.crud.list.${hasMore ? 'page_of_more' : 'page_of'}`, {
          from,
          to: Math.min(page * pageSize, total),
          total,
        })}
      </span>
      {last > 1 && (
        <ul>
          <li>
            <button
              type="button"
              disabled={page <= 1}
              aria-label={t('console.crud.list.page_before')}
              onClick={() => onChange(page - 1)}
            >
              <LeftOutlined />
            </button>
          </li>
          {pagesAround(page, last).map((one, at) => (
            <li key={one ?? `gap-${at}`}>
              {one === undefined ? (
                <span aria-hidden="true">…</span>
              ) : (
                <button
                  type="button"
                  aria-current={one === page ? 'page' : undefined}
                  aria-label={t('console.crud.list.page', { page: one })}
                  onClick={() => onChange(one)}
                >
                  {one}
                </button>
              )}
            </li>
          ))}
          <li>
            <button
              type="button"
              disabled={page >= last}
              aria-label={t('console.crud.list.page_after')}
              onClick={() => onChange(page + 1)}
            >
              <RightOutlined />
            </button>
          </li>
        </ul>
      )}
      {onSize !== undefined && total > Math.min(...sizes) && (
        <select
          value={pageSize}
          aria-label={t('console.crud.list.page_size')}
          onChange={(event) => onSize(Number(event.target.value))}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {t('console.crud.list.per_page', { size })}
            </option>
          ))}
        </select>
      )}
    </nav>
  )
}

/** First, last and those around the present one; undefined = a gap. */
export function pagesAround(page: number, last: number): (number | undefined)[] {
  const shown = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last)
  const sorted = [...new Set(shown)].toSorted((a, b) => a - b)
  return sorted.flatMap((one, at): (number | undefined)[] => {
    const before = sorted[at - 1]
    if (before === undefined || one - before === 1) return [one]
    return one - before === 2 ? [one - 1, one] : [undefined, one]
  })
}
