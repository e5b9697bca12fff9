import type { DemoSeed } from '#core/kind.ts'
import type { PersonName, Sex } from './names-vi.ts'

/** Khmer spelling and the Latin one of the identity card. */
type Spelt = readonly [khmer: string, latin: string]

const surnames: readonly Spelt[] = [
  ['សុខ', 'Sok'], ['ចាន់', 'Chan'], ['ហេង', 'Heng'], ['គឹម', 'Kim'], ['លី', 'Ly'], ['អ៊ុំ', 'Oum'], ['ជា', 'Chea'], ['កែវ', 'Keo'],
  ['មាស', 'Meas'], ['នួន', 'Nuon'], ['ប៊ុន', 'Bun'], ['ឡុង', 'Long'], ['សេង', 'Seng'], ['ស៊ឹម', 'Sim'], ['ទេព', 'Tep'], ['អ៊ុក', 'Ouk'],
  ['ព្រំ', 'Prum'], ['ឈឹម', 'Chhim'], ['រស់', 'Ros'], ['តាំង', 'Taing'], ['ហុង', 'Hong'], ['យឹម', 'Yim'], ['វ៉ាន់', 'Van'], ['ងួន', 'Nguon'],
] // prettier-ignore
const givens: Readonly<Record<Sex, readonly Spelt[]>> = {
  male: [
    ['វិសាល', 'Visal'],
    ['ដារ៉ា', 'Dara'],
    ['រតនៈ', 'Ratanak'],
    ['វិបុល', 'Vibol'],
    ['សុវណ្ណ', 'Sovann'],
    ['ពិសិដ្ឋ', 'Piseth'],
    ['សម្បត្តិ', 'Sambath'],
    ['វុទ្ធី', 'Vuthy'],
    ['រិទ្ធី', 'Rithy'],
    ['បូរ៉ា', 'Bora'],
    ['មករា', 'Makara'],
    ['កុសល', 'Kosal'],
    ['មុនី', 'Mony'],
    ['ណារិទ្ធ', 'Narith'],
    ['សារ៉ាត់', 'Sarath'],
    ['ឧត្តម', 'Oudom'],
    ['ពិសាល', 'Pisal'],
    ['សុភ័ក្ត្រ', 'Sopheak'],
  ],
  female: [
    ['ស្រីពៅ', 'Sreypov'],
    ['សុភា', 'Sophea'],
    ['ចន្ធូ', 'Chanthou'],
    ['បុប្ផា', 'Bopha'],
    ['ម៉ាលី', 'Maly'],
    ['សុជាតា', 'Socheata'],
    ['ទេវី', 'Tevy'],
    ['កល្យាណ', 'Kalyan'],
    ['ណារី', 'Nary'],
    ['រចនា', 'Rachana'],
    ['សុខា', 'Sokha'],
    ['ពិសី', 'Pisey'],
    ['ស្រីនាង', 'Sreyneang'],
    ['លក្ខិណា', 'Leakena'],
    ['ធីតា', 'Thida'],
    ['វត្តី', 'Vatey'],
    ['សុគន្ធា', 'Sokunthea'],
    ['ចិន្តា', 'Chenda'],
  ],
}

/** A Khmer name; the short one is its Latin spelling, as lists abroad need it. */
export function khmerName(seed: DemoSeed, sex: Sex, surname?: string): PersonName {
  const family = surnames.find(([khmer]) => khmer === surname) ?? seed.pick(surnames)
  const given = seed.pick(givens[sex])
  return { full: `${family[0]} ${given[0]}`, short: `${family[1]} ${given[1]}`, surname: family[0] }
}
