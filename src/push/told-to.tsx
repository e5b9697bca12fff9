import { Alert, Button } from 'antd'
import { Link } from 'react-router'
import { publicAddress } from '#domain/calls/public-pages.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { entityTitle } from '../i18n/entity-label.ts'
import { copyText } from '../ui/copy-text.ts'
import type { Told } from './tell-form.tsx'

interface ToldToProps {
  readonly told: Told
  /** What everybody reads has a public link. */
  readonly isForAll: boolean
  readonly tools: ViewTools
  readonly again: () => void
}

/** What one press has made: each record with its page, and the public link of what everybody reads. */
export function ToldTo({ told, isForAll, tools: { t, pathOf }, again }: ToldToProps) {
  return (
    <>
      <Alert
        showIcon
        type="success"
        role="status"
        style={{ marginBottom: 16 }}
        message={t('console.push.tell.told')}
        description={
          <ul className="push-told">
            {told.map(({ way, id }) => {
              const name = entityTitle(t, way)
              const page = pathOf(way, id)
              return (
                <li key={way}>
                  {page === undefined ? name : <Link to={page}>{name}</Link>}
                  {isForAll && (way === 'news' || way === 'notification') && (
                    <Button
                      type="link"
                      size="small"
                      onClick={() =>
                        void copyText(
                          t,
                          `${location.origin}${publicAddress(way, id)}`,
                          t('console.media.link_copied'),
                        )
                      }
                    >
                      {t('console.media.copy_link')}
                    </Button>
                  )}
                </li>
              )
            })}
          </ul>
        }
      />
      <Button type="primary" onClick={again}>
        {t('console.push.tell.again')}
      </Button>
    </>
  )
}
