/** What goes over the wire; the shapes are generated from the server's own description (`npm run types`). */
import type { components } from './schema';

type Schemas = components['schemas'];

export type GameInfo = Schemas['GameAnswer'];
export type Card = Schemas['Card'];
export type AidAction = Schemas['AidAction'];
export type Aid = Schemas['AidAnswer'];
export type Term = Schemas['AidTerm'];
export type State = Schemas['State'];
export type Option = Schemas['OptionAnswer'];
export type Step = Schemas['TurnStep'];
export type LogLine = Schemas['LogLine'];
export type NewTable = Schemas['NewTable'];
export type Opened = Schemas['OpenedAnswer'];
export type Offer = Schemas['OfferAnswer'];
export type Invited = Schemas['InvitedAnswer'];
export type Seats = Schemas['SeatsAnswer'];
export type Why = Schemas['WhyAnswer'];
export type Preview = Schemas['PreviewAnswer'];
export type Ahead = Pick<Preview, 'summary' | 'lines' | 'outcomes' | 'next' | 'result'>;
export type SpaceAbout = Schemas['SpaceAnswer'];
export type Changes = NonNullable<State['changes']>;
export type Change = Schemas['Change'];
export type Moved = Schemas['Moved'];
export type TableStatus = Schemas['StatusLine'];
export type Story = Schemas['BeatsAnswer'];
export type BeatTurn = Schemas['BeatTurn'];
export type Beat = Schemas['BeatAnswer'];
export type Hint = Schemas['HintAnswer'];
export type Plan = Schemas['PlanAnswer'];
export type Analysis = Schemas['AnalysisAnswer'];
export type Review = Schemas['ReviewAnswer'];
export type Instead = Schemas['InsteadAnswer'];
export type Moments = Schemas['MomentsAnswer'];
export type Clock = Schemas['ClockAnswer'];
export type Terms = Schemas['TermsAnswer'];
export type Takeback = Schemas['TakebackAnswer'];
export type Holidays = Schemas['HolidaysAnswer'];

export type Learn = Schemas['LearnAnswer'];
export type SectionTitle = Schemas['SectionTitle'];
export type Section = Schemas['SectionAnswer'];
export type Background = Schemas['HistoryAnswer'];
export type Guide = Schemas['GuideAnswer'];
export type Scene = Schemas['SceneAnswer'];
export type Found = Schemas['FoundAnswer'];
export type Ruling = Schemas['RulingEntry'];
export type Lesson = Schemas['LessonAnswer'];
export type StudyBoard = Schemas['BoardAnswer'];
export type StudyTree = Schemas['StudyTree-Input'];
export type StudyLine = Schemas['StudyLine-Input'];
export type Outline = Schemas['OutlineAnswer'];
export type Standing = Schemas['StandingAnswer'];
export type SetUpFields = Schemas['EditorAnswer'];
export type PositionField = Schemas['PositionField'];
export type Verdict = Schemas['PositionAnswer'];
export type LineReviewed = Schemas['LineReviewed'];
export type StudyReview = Schemas['StudyReview'];
export type Note = Schemas['NoteAnswer'];

export type ClubInfo = Schemas['ClubAnswer'];
export type Me = Schemas['MeAnswer'];
export type Notices = Schemas['NoticesAnswer'];
export type NoticeAddress = Schemas['AddressAnswer'];
export type NewAddress = Schemas['AddressCommand'];
export type QuietWish = Schemas['QuietCommand'];
export type Sitting = Schemas['SittingAnswer'];
export type ClubPerson = Schemas['PersonAnswer'];
export type ExerciseTitle = Schemas['ExerciseTitle'];
export type Exercise = Schemas['ExerciseAnswer'];
export type Judging = Schemas['JudgedAnswer'];
export type Judgement = Schemas['Judgement'];
export type BestTurn = Schemas['BestAnswer'];

/** All that the page must know of a game besides its geometry and its texts. */
export type BoardGame = Schemas['TableAnswer'];
export type FactionKind = Schemas['TableFaction'];
export type PieceKind = Schemas['TablePiece'];
export type MarkerKind = Schemas['TableMarker'];
export type Zone = Schemas['TableZone'];
export type TrackKind = Schemas['TableTrack'];
export type StepsKind = Schemas['TableSteps'];
export type BoxKind = Schemas['TableBox'];
export type ChitsKind = Schemas['TableChits'];

/** Who plays each faction: `me`, `friend`, `bot:greedy`, ... */
export type Wishes = Record<string, string>;
