import type { SvgIconComponent } from '@mui/icons-material'
import type { ComponentType } from 'react'
import type { ResourceProps } from 'react-admin'
import type { StaffMember } from '../../contract/accounts/staff.ts'
import type { Say, Text } from './words/use-words.ts'

/** A line of what is to be done before a site is made public. */
export interface ReadinessItem {
  /** A noun: it stands in the list when it is open and when it is done. */
  text: Text
  /** How it is done. */
  help: Text
  /** Where, below /admin. */
  path: string
}

/** A sentence on what else disabling somebody's account does; empty: nothing. */
export type EffectOfDisabling = (member: StaffMember, say: Say) => Promise<string>

export interface AboutItem {
  entity: string
  id: number
}

/** A tab beside the fields of every item that is saved. */
export interface ItemTab {
  title: Text
  content: () => Promise<{ default: ComponentType<AboutItem> }>
  /** Behind the title, such as a count. */
  badge: () => Promise<{ default: ComponentType<AboutItem> }>
}

/** A few words on an item that has a page, on one line. @param path of the page, in English */
export type ItemNote = ComponentType<{ path: string }>

/** @param query of the address that shows the list as it is now, without its page */
export type ListTool = ComponentType<{ list: string; query: string }>

/** A part of the set-up that is filled in there. @param onDone to be called after a save: the set-up goes on */
export type SetUpPart = ComponentType<{ onDone: () => void }>

/**
 * A step of setting up a new site. It is done when the server's step of the feature's name says so (Feature.setUpSteps);
 * without one, it is not counted.
 */
export interface SetUpStep {
  /** Steps are in this order; those of today are 10 (account) to 100 (done), ten apart. */
  place: number
  title: Text
  /** Its purpose, in a sentence or two. */
  help: Text
  /** The screen on which it is done, such as '/services'. */
  path?: string
}

/** `help-words.json` of a feature: the texts for its screens, by the name of the feature or kind. Loaded when they are wanted. */
export type Help = Record<string, Partial<Text> & HelpParts>

interface HelpParts {
  /** Other words by which staff look for its screen, in any language. */
  synonyms?: string
  setUp?: SetUpStep
  /** The server's `readiness` checks of the feature, by name, in the order of the list. */
  readiness?: Record<string, ReadinessItem>
}

/** All that a feature adds to the staff screens. admin/features.ts lists them; without its line, a feature is not there. */
export interface StaffFeature {
  /** Its address below /admin, and its name for react-admin. */
  name: string
  /** Singular and plural; kinds of content have theirs in their declaration. */
  title?: Text
  /** How the library of pictures leads to it. */
  inPictures?: Text
  /** Other screens lead to it. */
  isOutOfMenu?: boolean
  icon?: SvgIconComponent
  /** Loaded when it is opened. A kind of content has a list and a form, unless it has a screen here. */
  screen?: () => Promise<ComponentType>
  /** For react-admin, where the forms are dialogs over the screen. */
  forms?: Pick<ResourceProps, 'hasCreate' | 'hasEdit'>
  /** Only owners may open it; in the menu it is with what is about the firm. */
  isForOwners?: boolean
  /** Readers and authors may not open it. */
  isForEditors?: boolean
  /** Editors may not open it either. */
  isForBids?: boolean
  /** Beside its name in the menu, such as a count. */
  badge?: () => Promise<{ default: ComponentType }>
  itemTab?: ItemTab
  /** Above the form of every item of a kind with `isConfirmed`. */
  itemCheck?: ItemTab['content']
  /** In the lists, and above the forms, of published items that have pages. */
  itemNote?: () => Promise<{ default: ItemNote }>
  /** Beside the other tools of every list; it is in the script of all screens. */
  listTool?: ListTool
  /** Shown to owners on the dashboard while the server's warning of the feature's name is due. */
  warning?: Text
  /** A section of the dashboard, for owners. */
  section?: () => Promise<ComponentType>
  /** A section of the Operations screen, below the state of the server. */
  inOperations?: () => Promise<{ default: ComponentType }>
  /** Shown by its step of the set-up in place of a link to the path. */
  setUpPart?: () => Promise<SetUpPart>
  effectOfDisabling?: () => Promise<EffectOfDisabling>
}

let registered: readonly StaffFeature[] = []

export function registerFeatures(features: readonly StaffFeature[]): void {
  registered = features
}

/** Every feature, in the order of the menu. Screens ask here: they may not import admin/features.ts, which loads them. */
export const staffFeatures = (): readonly StaffFeature[] => registered
