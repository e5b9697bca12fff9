import { useEffect, useState } from 'react'
import { callForData, callForFile } from '../data/call.ts'
import { readOwnAnnouncement, readOwnAnnouncementPicture } from '../data/calls.ts'
import { useLoaded } from '../data/loaded.ts'
import { currentLanguage } from '../language/language.ts'
import { say } from '../language/say.ts'
import { dayText } from '../language/written.ts'
import { Formatted } from '../parts/formatted.tsx'
import { Page } from '../parts/page.tsx'
import { Shown } from '../parts/shown.tsx'
import type { HomeProps } from '../places.ts'

/** An announcement for some of the building's residents, as those read it whom it is for. */
export function TextPlace({ home, id }: HomeProps) {
  const loaded = useLoaded({
    home: home.apartment_id,
    name: `text-${id}-${currentLanguage()}`,
    load: (signal) => callForData(readOwnAnnouncement, { path: { id } }, { signal }),
  })
  return (
    <Page title={loaded.value?.title ?? say('money.home.texts')} back={`/homes/${home.apartment_id}`}>
      <Shown of={loaded}>
        {({ html, building, date, has_picture: hasPicture }) => (
          <>
            <p className="quiet">{[building, ...(date === null ? [] : [dayText(date)])].join(' · ')}</p>
            {hasPicture && <Picture id={id} />}
            <Formatted html={html} />
          </>
        )}
      </Shown>
    </Page>
  )
}

/** Only who may read the text may see it: it comes by a call, and not by an address. */
function Picture({ id }: { readonly id: string }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let isOver = false
    callForFile(readOwnAnnouncementPicture, { path: { id } }).then(
      (file) => {
        if (isOver) return
        made = URL.createObjectURL(file)
        setUrl(made)
      },
      // Without a network the text is read without it.
      () => undefined,
    )
    return () => {
      isOver = true
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [id])
  return url === undefined ? null : <img className="banner" alt="" src={url} />
}
