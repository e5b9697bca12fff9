import { useState } from 'react'
import { languages, type Language } from '#core/language.ts'
import { call } from '../data/call.ts'
import { updateProfile } from '../data/calls.ts'
import { currentLanguage, turnTo } from '../language/language.ts'
import { say } from '../language/say.ts'
import { Page } from '../parts/page.tsx'
import type { HomeProps } from '../places.ts'
import { chooseLetters, letterSizes, lettersNow } from '../session/letters.ts'

/** The language of this phone, and of what the office sends. */
export function LanguagePlace({ home }: HomeProps) {
  const choose = async (language: Language) => {
    // Without a network it is this phone's alone.
    void call(updateProfile, { body: { language } }).catch(() => undefined)
    await turnTo(language)
  }
  return (
    <Page title={say('more.language')} back={`/homes/${home.apartment_id}/more`}>
      <fieldset aria-label={say('more.language')} className="rows card">
        {languages.map((language) => (
          <label key={language} className="row" lang={language}>
            <span>{say(`more.languages.${language}`)}</span>
            <input
              type="radio"
              name="language"
              checked={language === currentLanguage()}
              onChange={() => void choose(language)}
            />
          </label>
        ))}
      </fieldset>
    </Page>
  )
}

export function LettersPlace({ home }: HomeProps) {
  const [size, setSize] = useState(lettersNow)
  const choose = (next: number) => {
    setSize(next)
    chooseLetters(next)
  }
  return (
    <Page title={say('more.letters')} back={`/homes/${home.apartment_id}/more`}>
      <p className="quiet">{say('more.letters_help')}</p>
      <fieldset aria-label={say('more.letters')} className="rows card">
        {letterSizes.map((one) => (
          <label key={one} className="row">
            <span>{say('more.size', { percent: one })}</span>
            <input type="radio" name="letters" checked={one === size} onChange={() => choose(one)} />
          </label>
        ))}
      </fieldset>
    </Page>
  )
}
