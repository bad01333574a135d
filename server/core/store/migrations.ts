import type { Migration } from 'kysely/migration'
import { BASELINE } from './migrate.ts'
import * as contentTables from './migrations/baseline_content.ts'
import * as staffTables from './migrations/baseline_staff.ts'
import * as deleteIndexNowJob from './migrations/20261126200000_delete_index_now_job.ts'
import * as deleteSocialCardJobs from './migrations/20261126210000_delete_social_card_jobs.ts'
import * as addBrand from './migrations/20261126221000_add_brand.ts'
import * as letStaffWriteTexts from './migrations/20261126222000_let_staff_write_texts.ts'
import * as markSample from './migrations/20261126223000_mark_sample.ts'
import * as addProjectQuantity from './migrations/20261126230000_add_project_quantity.ts'
import * as addEquipment from './migrations/20261126230100_add_equipment.ts'
import * as addPublications from './migrations/20261126230200_add_publications.ts'
import * as addConfirmations from './migrations/20261126230300_add_confirmations.ts'
import * as countSheetOpenings from './migrations/20261126230400_count_sheet_openings.ts'
import * as addPersonPage from './migrations/20261126230500_add_person_page.ts'
import * as addProjectPerson from './migrations/20261126230600_add_project_person.ts'
import * as addPersonRecord from './migrations/20261126230700_add_person_record.ts'
import * as addProjectScope from './migrations/20261126230800_add_project_scope.ts'
import * as addProjectPartners from './migrations/20261126230900_add_project_partners.ts'
import * as copySizesToQuantities from './migrations/20261126231000_copy_sizes_to_quantities.ts'
import * as addWritersOfBids from './migrations/20261126232000_add_writers_of_bids.ts'
import * as addProjectStory from './migrations/20261126232100_add_project_story.ts'
import * as keepTexts from './migrations/20261126232200_keep_texts.ts'
import * as addFormState from './migrations/20261126232300_add_form_state.ts'
import * as addUnpublishTime from './migrations/20261126232400_add_unpublish_time.ts'
import * as addFirstPage from './migrations/20261126232500_add_first_page.ts'
import * as addSitePages from './migrations/20261126232600_add_site_pages.ts'
import * as addPictureCrop from './migrations/20261126232700_add_picture_crop.ts'
import * as addPictureCredit from './migrations/20261126232710_add_picture_credit.ts'
import * as addPictureFingerprint from './migrations/20261126232720_add_picture_fingerprint.ts'
import * as addEnquiryAnswers from './migrations/20261126232800_add_enquiry_answers.ts'
import * as fileEnquiries from './migrations/20261126232810_file_enquiries.ts'
import * as addUnpublishFault from './migrations/20261126232900_add_unpublish_fault.ts'
import * as addPasskeys from './migrations/20261126235000_add_passkeys.ts'
import * as addStaffPreference from './migrations/20261126235200_add_staff_preference.ts'
import * as addApproval from './migrations/20261126235300_add_approval.ts'
import * as addPreviewLinks from './migrations/20261126235400_add_preview_links.ts'
import * as addMenus from './migrations/20261126235500_add_menus.ts'
import * as addComments from './migrations/20261126235600_add_comments.ts'
import * as addBlocksOfPages from './migrations/20261126235700_add_blocks_of_pages.ts'
import * as addSectionsOfPages from './migrations/20261126235800_add_sections_of_pages.ts'
import * as mendClosingTags from './migrations/20261127200100_mend_closing_tags.ts'
import * as keepAnswerTimes from './migrations/20261127200200_keep_answer_times.ts'
import * as groupTextsOfPages from './migrations/20261127200300_group_texts_of_pages.ts'
import * as addAnsweredCalls from './migrations/20261128014311_add_answered_calls.ts'
import * as addFormPresence from './migrations/20261128024000_add_form_presence.ts'

const [contentName = '', staffName = '', ...others] = BASELINE

/** A list instead of a folder scan, so that it can be bundled. Landed migrations are never edited. */
export const migrations: Record<string, Migration> = {
  [contentName]: contentTables,
  [staffName]: staffTables,
  ...Object.fromEntries(others.map((name) => [name, { up: async () => {} }])),
  '20261126200000_delete_index_now_job': deleteIndexNowJob,
  '20261126210000_delete_social_card_jobs': deleteSocialCardJobs,
  '20261126221000_add_brand': addBrand,
  '20261126222000_let_staff_write_texts': letStaffWriteTexts,
  '20261126223000_mark_sample': markSample,
  '20261126230000_add_project_quantity': addProjectQuantity,
  '20261126230100_add_equipment': addEquipment,
  '20261126230200_add_publications': addPublications,
  '20261126230300_add_confirmations': addConfirmations,
  '20261126230400_count_sheet_openings': countSheetOpenings,
  '20261126230500_add_person_page': addPersonPage,
  '20261126230600_add_project_person': addProjectPerson,
  '20261126230700_add_person_record': addPersonRecord,
  '20261126230800_add_project_scope': addProjectScope,
  '20261126230900_add_project_partners': addProjectPartners,
  '20261126231000_copy_sizes_to_quantities': copySizesToQuantities,
  '20261126232000_add_writers_of_bids': addWritersOfBids,
  '20261126232100_add_project_story': addProjectStory,
  '20261126232200_keep_texts': keepTexts,
  '20261126232300_add_form_state': addFormState,
  '20261126232400_add_unpublish_time': addUnpublishTime,
  '20261126232500_add_first_page': addFirstPage,
  '20261126232600_add_site_pages': addSitePages,
  '20261126232700_add_picture_crop': addPictureCrop,
  '20261126232710_add_picture_credit': addPictureCredit,
  '20261126232720_add_picture_fingerprint': addPictureFingerprint,
  '20261126232800_add_enquiry_answers': addEnquiryAnswers,
  '20261126232810_file_enquiries': fileEnquiries,
  '20261126232900_add_unpublish_fault': addUnpublishFault,
  '20261126235000_add_passkeys': addPasskeys,
  '20261126235200_add_staff_preference': addStaffPreference,
  '20261126235300_add_approval': addApproval,
  '20261126235400_add_preview_links': addPreviewLinks,
  '20261126235500_add_menus': addMenus,
  '20261126235600_add_comments': addComments,
  '20261126235700_add_blocks_of_pages': addBlocksOfPages,
  '20261126235800_add_sections_of_pages': addSectionsOfPages,
  '20261127200100_mend_closing_tags': mendClosingTags,
  '20261127200200_keep_answer_times': keepAnswerTimes,
  '20261127200300_group_texts_of_pages': groupTextsOfPages,
  '20261128014311_add_answered_calls': addAnsweredCalls,
  '20261128024000_add_form_presence': addFormPresence,
}
