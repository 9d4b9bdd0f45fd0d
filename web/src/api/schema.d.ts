export interface paths {
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games
         * @description All games.
         */
        get: operations["games_api_games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/aid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Aid
         * @description The player aid of a game.
         */
        get: operations["aid_api_games__game__aid_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/board.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Geometry
         * @description The geometry of a game's board: outlines of spaces, and where things stand in them.
         */
        get: operations["geometry_api_games__game__board_json_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/board.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Drawing
         * @description The drawing of a game's board.
         */
        get: operations["drawing_api_games__game__board_svg_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cards
         * @description All cards of a game, in our own words.
         */
        get: operations["cards_api_games__game__cards_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Table Description
         * @description All that the page must know of a game to draw it.
         */
        get: operations["table_description_api_games__game__table_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health
         * @description Whether the server answers.
         */
        get: operations["health_api_health_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open Table
         * @description Open a table: a new game, or one that goes on from a record.
         */
        post: operations["open_table_api_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Status
         * @description Whose turn it is at the tables of a list; tables that a token does not open are left out.
         */
        post: operations["status_api_tables_status_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * State
         * @description The table as the holder of the token sees it.
         */
        get: operations["state_api_tables__table__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/moments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Moments
         * @description All moments of the game, where turns begin, and the tracks.
         */
        get: operations["moments_api_tables__table__moments_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/moments/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Moment
         * @description The table as it was after so many decisions.
         */
        get: operations["moment_api_tables__table__moments__number__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/play": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play
         * @description Answer the pending decision.
         */
        post: operations["play_api_tables__table__play_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Record
         * @description The game as a record.
         */
        get: operations["record_api_tables__table__record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rematch
         * @description Open the rematch with sides changed, or join it if it is open; the token of a seat stays the same.
         */
        post: operations["rematch_api_tables__table__rematch_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo
         * @description Take back own decisions of the open turn, never behind a die or a card.
         */
        post: operations["undo_api_tables__table__undo_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why
         * @description Why an option is not offered; several names are played in thought, one after the other.
         */
        get: operations["why_api_tables__table__why_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/text/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Text
         * @description All texts of a language as Fluent source.
         */
        get: operations["text_api_text__lang__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** AidAction */
        AidAction: {
            /** Help */
            help: string;
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Section */
            section: string;
        };
        /** AidAnswer */
        AidAnswer: {
            /** Factions */
            factions: components["schemas"]["AidFaction"][];
            /** Lowers */
            lowers: components["schemas"]["Section"][];
            /** Propaganda */
            propaganda: components["schemas"]["AidPhase"][];
            /** Raises */
            raises: components["schemas"]["Section"][];
            /** Sections */
            sections: {
                [key: string]: components["schemas"]["Section"];
            };
            /** Terms */
            terms: components["schemas"]["AidTerm"][];
        };
        /** AidFaction */
        AidFaction: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Operations */
            operations: components["schemas"]["AidAction"][];
            /** Others */
            others: components["schemas"]["AidAction"][];
            /** Specials */
            specials: components["schemas"]["AidAction"][];
        };
        /** AidPhase */
        AidPhase: {
            /** Help */
            help: string;
            /** Name */
            name: string;
            /** Phase */
            phase: string;
            /** Section */
            section: string;
        };
        /** AidTerm */
        AidTerm: {
            /** About */
            about: string;
            /** Id */
            id: string;
            /** Other */
            other: string;
            /** Word */
            word: string;
        };
        /** BotReason */
        BotReason: {
            /** At */
            at: number;
            /** Faction */
            faction: string;
            /** Text */
            text: string;
        };
        /** Capability */
        Capability: {
            /** Card */
            card: string;
            /** Side */
            side: string;
        };
        /** Card */
        Card: {
            /** Capability */
            capability: string | null;
            icon: components["schemas"]["CardIcon"] | null;
            /** Id */
            id: string;
            /** Sides */
            sides: components["schemas"]["CardSide"][];
            /** Tip */
            tip: string | null;
            /** Title */
            title: string;
        };
        /**
         * CardIcon
         * @description What happens before anyone acts on a card; its name says if it is a guess.
         */
        CardIcon: {
            /** Help */
            help: string;
            /** Name */
            name: string;
        };
        /** CardSide */
        CardSide: {
            /** Side */
            side: string;
            /** Text */
            text: string;
        };
        /** DecisionAnswer */
        DecisionAnswer: {
            /** Actor */
            actor: string;
            /** Options */
            options: components["schemas"]["OptionAnswer"][];
            /** Prompt */
            prompt: string;
            /** Rule */
            rule: string;
            /** Rule Title */
            rule_title: string;
            /** Space */
            space: string | null;
            /** Yours */
            yours: boolean;
        };
        /**
         * ErrorAnswer
         * @description Why a command was refused; `state` only if the client's own is old.
         */
        ErrorAnswer: {
            error: components["schemas"]["Problem"];
            state?: components["schemas"]["State"] | null;
        };
        /**
         * ForecastAnswer
         * @description What the next Propaganda Round would bring if its card came now.
         */
        ForecastAnswer: {
            /** Ends */
            ends: boolean;
            /** Lines */
            lines: components["schemas"]["ForecastLineAnswer"][];
            /** Once In */
            once_in: number;
            result: components["schemas"]["ResultAnswer"];
            /** Tracks */
            tracks: {
                [key: string]: components["schemas"]["TrackChange"];
            };
        };
        /**
         * ForecastLineAnswer
         * @description One amount of the next Propaganda Round; without a track it changes pieces on the map.
         */
        ForecastLineAnswer: {
            /** Amount */
            amount: number;
            /** Id */
            id: string;
            /** Label */
            label: string;
            /** Rule */
            rule: string;
            /** Sentence */
            sentence: string;
            /** Spaces */
            spaces: string[];
            /** Track */
            track: string | null;
        };
        /** GameAnswer */
        GameAnswer: {
            /** About */
            about: string;
            /** Bots */
            bots: string[];
            /** Factions */
            factions: components["schemas"]["Named"][];
            /** Id */
            id: string;
            /** Picture */
            picture: string | null;
            /** Scenarios */
            scenarios: components["schemas"]["Titled"][];
            /** Title */
            title: string;
        };
        /** HealthAnswer */
        HealthAnswer: {
            /** Ok */
            ok: boolean;
            /** Version */
            version: string;
        };
        /**
         * Known
         * @description A table that a client knows, and its token.
         */
        Known: {
            /** Table */
            table: string;
            /** Token */
            token: string;
        };
        /** LogLine */
        LogLine: {
            /** Actor */
            actor: string | null;
            /** Card */
            card: string | null;
            /** Head */
            head: boolean;
            /** I */
            i: number;
            /**
             * Level
             * @enum {string}
             */
            level: "turn" | "action" | "effect";
            /** Spaces */
            spaces: string[];
            /** Text */
            text: string;
        };
        /** MomentsAnswer */
        MomentsAnswer: {
            /** Count */
            count: number;
            /** Tracks */
            tracks: {
                [key: string]: number;
            }[];
            /** Turns */
            turns: components["schemas"]["TurnMoment"][];
        };
        /** Named */
        Named: {
            /** Id */
            id: string;
            /** Name */
            name: string;
        };
        /**
         * NewTable
         * @description A game to be opened; a record (or its first `moment` decisions) is gone on with.
         */
        NewTable: {
            /** Game */
            game: string;
            /** Moment */
            moment?: number | null;
            /** Name */
            name?: string | null;
            /** Record */
            record?: string | null;
            /** Scenario */
            scenario?: string | null;
            /**
             * Seats
             * @default {}
             */
            seats: {
                [key: string]: string;
            };
            /** Seed */
            seed?: number | null;
        };
        /**
         * Nothing
         * @description A command without arguments.
         */
        Nothing: Record<string, never>;
        /**
         * OpenedAnswer
         * @description A new table with the tokens of its seats.
         */
        OpenedAnswer: {
            /** Seats */
            seats: {
                [key: string]: string;
            };
            state: components["schemas"]["State"];
            /** Table */
            table: string;
            /** Watch */
            watch: string;
        };
        /** OptionAnswer */
        OptionAnswer: {
            /** Kind */
            kind: string;
            /** Label */
            label: string;
            /** Name */
            name: string;
            /** Origin */
            origin: string | null;
            /** Piece */
            piece: string | null;
            /** Rule */
            rule: string;
            /** Space */
            space: string | null;
        };
        /**
         * PlayCommand
         * @description Answer the pending decision, as the client saw it at step `seq`.
         */
        PlayCommand: {
            /** Key */
            key: string;
            /** Option */
            option: string;
            /** Seq */
            seq: number;
        };
        /** Player */
        Player: {
            /** Bot */
            bot: string | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "human" | "bot";
            /** Online */
            online: boolean;
        };
        /** Problem */
        Problem: {
            /** Code */
            code: string;
            /** Message */
            message: string;
        };
        /** ResultAnswer */
        ResultAnswer: {
            /** Outcome */
            outcome: string;
            /** Reason */
            reason: string;
            /** Text */
            text: string;
            /** Tracks */
            tracks: {
                [key: string]: number;
            };
            /** Winner */
            winner: string | null;
        };
        /**
         * RulesAnswer
         * @description Under which version of the rules a table was opened, and which it is read under.
         */
        RulesAnswer: {
            /** Made With */
            made_with: number;
            /** Today */
            today: number;
        };
        /** Section */
        Section: {
            /** Help */
            help: string;
            /** Title */
            title: string;
        };
        /**
         * Space
         * @description A space of the map; a game may say more of it.
         */
        Space: {
            /** Adjacent */
            adjacent: string[];
            /** Control */
            control: string;
            /** Id */
            id: string;
            /** Kind */
            kind: string;
            /** Level */
            level: string;
            /** Markers */
            markers: {
                [key: string]: number;
            };
            /** Pieces */
            pieces: {
                [key: string]: number;
            };
            /** Population */
            population: number;
            /** Terrain */
            terrain: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * State
         * @description A table as the holder of a token sees it.
         */
        State: {
            card: components["schemas"]["Card"] | null;
            decision: components["schemas"]["DecisionAnswer"] | null;
            /** Decisions */
            decisions: number;
            forecast: components["schemas"]["ForecastAnswer"] | null;
            /** Fresh */
            fresh: number;
            /** Game */
            game: string;
            /** Log */
            log: components["schemas"]["LogLine"][];
            /** Name */
            name: string | null;
            /** Players */
            players: {
                [key: string]: components["schemas"]["Player"];
            };
            /** Reasons */
            reasons: components["schemas"]["BotReason"][];
            /** Rematch */
            rematch: string | null;
            /** Replay */
            replay: boolean;
            result: components["schemas"]["ResultAnswer"] | null;
            rules: components["schemas"]["RulesAnswer"];
            /** Scenario */
            scenario: string;
            /** Seq */
            seq: number;
            stopped: components["schemas"]["StoppedAnswer"] | null;
            /** Table */
            table: string;
            /** Thinking */
            thinking: string | null;
            turn: components["schemas"]["TurnAnswer"];
            /** Undo */
            undo: number;
            view: components["schemas"]["View"];
            /** You */
            you: string[];
        };
        /**
         * StatusLine
         * @description A table of somebody's list; without `rules` it cannot be opened, `stopped` is the last decision to be read.
         */
        StatusLine: {
            /** Game */
            game: string;
            /** Name */
            name: string | null;
            /** Outcome */
            outcome: string | null;
            /** Over */
            over: boolean;
            /** Players */
            players: {
                [key: string]: components["schemas"]["Player"];
            };
            rules: components["schemas"]["RulesAnswer"] | null;
            /** Scenario */
            scenario: string;
            /** Seq */
            seq: number;
            /** Stopped */
            stopped: number | null;
            /** Table */
            table: string;
            /** Turn */
            turn: string | null;
            /** Updated */
            updated: string;
            /** You */
            you: string[];
            /** Yours */
            yours: boolean;
        };
        /**
         * StatusQuery
         * @description The tables of somebody's list.
         */
        StatusQuery: {
            /** Tables */
            tables: components["schemas"]["Known"][];
        };
        /**
         * StoppedAnswer
         * @description A game that the rules of today do not follow to its end: it can be read up to there and takes no moves.
         */
        StoppedAnswer: {
            /** Decisions */
            decisions: number;
            /** Text */
            text: string;
            /** Word */
            word: string;
        };
        /**
         * TableAnswer
         * @description All that the page must know of a game, and the addresses of its drawing and geometry.
         */
        TableAnswer: {
            /**
             * Board
             * @description The game whose drawing it uses, if it is another's.
             */
            board: string | null;
            /**
             * Boxes
             * @default []
             */
            boxes: components["schemas"]["TableBox"][];
            /**
             * Chits
             * @default []
             */
            chits: components["schemas"]["TableChits"][];
            /**
             * Closed
             * @description The marker of a space that is no part of the map for now.
             */
            closed: string | null;
            /**
             * Control
             * @description Whether spaces have Control; else its boxes take the markers.
             * @default false
             */
            control: boolean;
            /** Drawing */
            drawing: string;
            /**
             * Factions
             * @description In the order of the rules.
             */
            factions: components["schemas"]["TableFaction"][];
            /** Geometry */
            geometry: string;
            /** Id */
            id: string;
            /**
             * Initiative
             * @description Boxes of the Initiative Track from left to right.
             * @default [
             *       "limited-op",
             *       "event",
             *       "op-special"
             *     ]
             */
            initiative: string[];
            /**
             * Levels
             * @description Signs on level markers.
             * @default {}
             */
            levels: {
                [key: string]: "+" | "−";
            };
            /**
             * Markers
             * @default []
             */
            markers: components["schemas"]["TableMarker"][];
            /**
             * Phases
             * @description Stages of the view that belong to a phase of the Propaganda Round, and to which.
             * @default {}
             */
            phases: {
                [key: string]: string;
            };
            /**
             * Pieces
             * @description In the order in which a stack is sorted.
             */
            pieces: components["schemas"]["TablePiece"][];
            /** @description Without them the drawing's layer of places does not belong to this game. */
            places: components["schemas"]["TablePlaces"] | null;
            /**
             * Steps
             * @default []
             */
            steps: components["schemas"]["TableSteps"][];
            /**
             * Together
             * @description How many kinds of markers can be in one space, if not all.
             */
            together: number | null;
            /**
             * Tracks
             * @default []
             */
            tracks: components["schemas"]["TableTrack"][];
            /**
             * Unpopulated
             * @description Kinds of spaces that have no Population, not even 0.
             * @default []
             */
            unpopulated: string[];
        };
        /**
         * TableBox
         * @description A box beside the map; its word is a message of the board, this game's own or a shared one.
         */
        TableBox: {
            /**
             * Card
             * @description The card of a box that lies on one.
             */
            card: string | null;
            /**
             * Counts
             * @description The field of the view that counts them.
             */
            counts: string;
            /** Faction */
            faction: string;
            /**
             * Items
             * @description Pieces (by family) and markers that lie in it.
             */
            items: string[];
            /**
             * Open
             * @description Whether pieces are placed from it.
             * @default false
             */
            open: boolean;
            /**
             * Passing
             * @description Whether it is shown only while something is in it.
             * @default false
             */
            passing: boolean;
            /** Word */
            word: string;
        };
        /**
         * TableChits
         * @description Chits of one kind; the word of each is its name after the prefix, with an explanation as its `.help`.
         */
        TableChits: {
            /** Faction */
            faction: string;
            /**
             * Id
             * @description In the view under `chits`.
             */
            id: string;
            /**
             * Names
             * @description Their names in the view, in order; a number is printed as it is.
             */
            names: string[];
            /** Prefix */
            prefix: string;
            /**
             * Title
             * @description The message that names them.
             */
            title: string;
        };
        /** TableFaction */
        TableFaction: {
            /**
             * Entry
             * @description Where placed pieces fly in from, in units of the drawing.
             */
            entry: [
                number,
                number
            ];
            /** Id */
            id: string;
            /**
             * Letter
             * @description On Control markers and cylinders, so that colour is not needed.
             */
            letter: string;
            /**
             * Tone
             * @enum {string}
             */
            tone: "blue" | "red";
        };
        /**
         * TableLying
         * @description A piece that lies on every step whose name is in a list of the view.
         */
        TableLying: {
            /** Field */
            field: string;
            /** Piece */
            piece: string;
        };
        /** TableMarker */
        TableMarker: {
            /**
             * Form
             * @enum {string}
             */
            form: "diamond" | "square" | "house" | "hexagon" | "tent" | "back" | "face";
            /** Id */
            id: string;
            /**
             * Letter
             * @description Printed on the token, so that colour is not needed.
             */
            letter: string;
        };
        /**
         * TablePiece
         * @description How a kind of piece looks; kinds of one family are the same wooden piece, turned over.
         */
        TablePiece: {
            /** Faction */
            faction: string;
            /** Family */
            family: string;
            /** Id */
            id: string;
            /**
             * Letters
             * @description Printed in place of a mark.
             */
            letters: string | null;
            /** Mark */
            mark: ("chevron" | "shield" | "star" | "closed" | "hut" | "crate") | null;
            /**
             * Shape
             * @enum {string}
             */
            shape: "cube" | "cylinder" | "disc" | "hexagon" | "escutcheon";
            /**
             * Tone
             * @enum {string}
             */
            tone: "tan" | "light-blue" | "blue" | "dark-blue" | "red" | "dark-red" | "green" | "black";
        };
        /**
         * TablePlaces
         * @description Places between the spaces, which hold markers only; each is named `place-ID`.
         */
        TablePlaces: {
            /**
             * Field
             * @description The list of the view that tells of them: id, whether a star is printed there, how many of each marker.
             */
            field: string;
            /** Kind */
            kind: string;
            /** Markers */
            markers: string[];
        };
        /**
         * TableSteps
         * @description A track of its own with named steps; its words are `track-ID` and, for each step, `ID-STEP`.
         */
        TableSteps: {
            /**
             * At
             * @description The field of the view that holds the present step.
             */
            at: string;
            /** Faction */
            faction: string;
            /**
             * Guessed
             * @description Steps whose printed number could not be read and is a guess.
             * @default []
             */
            guessed: string[];
            /** Id */
            id: string;
            /**
             * In Force
             * @description The field that tells what is in force; the step is struck out while that is something else.
             */
            in_force: string | null;
            lying: components["schemas"]["TableLying"] | null;
            /**
             * Printed
             * @description The number on each step, if the steps are numbered rather than named; then their `.help` is shown.
             */
            printed: number[] | null;
            /** Steps */
            steps: string[];
        };
        /**
         * TableTrack
         * @description Something counted on the edge track; its word is `track-LABEL`, after the faction's name if there is one.
         */
        TableTrack: {
            /** Faction */
            faction: string | null;
            /**
             * Id
             * @description In the view under `tracks`.
             */
            id: string;
            /** Label */
            label: string;
            /**
             * Last
             * @description Whether the zones count only when the game is over.
             * @default false
             */
            last: boolean;
            /**
             * Max
             * @default 20
             */
            max: number;
            /**
             * Min
             * @default 0
             */
            min: number;
            /**
             * Zones
             * @description Where the game is decided; the track that has them is the score.
             * @default []
             */
            zones: components["schemas"]["TableZone"][];
        };
        /**
         * TableZone
         * @description Where a track decides the game: the faction that wins there, or none in the middle.
         */
        TableZone: {
            /** Faction */
            faction: string | null;
            /** From */
            from: number;
            /** To */
            to: number;
        };
        /** TextAnswer */
        TextAnswer: {
            /** Ftl */
            ftl: string;
            /** Games */
            games: {
                [key: string]: string;
            };
        };
        /** Titled */
        Titled: {
            /** Id */
            id: string;
            /** Title */
            title: string;
        };
        /** TrackChange */
        TrackChange: {
            /** After */
            after: number;
            /** Before */
            before: number;
        };
        /** TurnAnswer */
        TurnAnswer: {
            /** Actor */
            actor: string | null;
            /** Steps */
            steps: components["schemas"]["TurnStep"][];
        };
        /** TurnMoment */
        TurnMoment: {
            /** Actor */
            actor: string | null;
            /** Label */
            label: string;
            /** Moment */
            moment: number;
        };
        /** TurnStep */
        TurnStep: {
            /** Actor */
            actor: string;
            /** Chance */
            chance: boolean;
            /** Label */
            label: string;
            /** Name */
            name: string;
            /** Undoable */
            undoable: boolean;
        };
        /**
         * UndoCommand
         * @description Take back own decisions of the open turn.
         */
        UndoCommand: {
            /** Key */
            key: string;
            /** Seq */
            seq: number;
            /** Steps */
            steps: number;
        };
        /**
         * View
         * @description The board; a game may say more of it.
         */
        View: {
            /** Available */
            available: {
                [key: string]: number;
            };
            /** Boxes */
            boxes: {
                [key: string]: string | null;
            };
            /** Capabilities */
            capabilities: components["schemas"]["Capability"][];
            /** Card */
            card: string | null;
            /** Card In Play */
            card_in_play: boolean;
            /** Cards Left */
            cards_left: number;
            /** Eligible */
            eligible: {
                [key: string]: string;
            };
            /** Played */
            played: string[];
            /** Propaganda Seen */
            propaganda_seen: number;
            /** Spaces */
            spaces: components["schemas"]["Space"][];
            /** Stage */
            stage: string;
            /** Tracks */
            tracks: {
                [key: string]: number;
            };
        } & {
            [key: string]: unknown;
        };
        /** WhyAnswer */
        WhyAnswer: {
            /** Name */
            name: string;
            /** Offered */
            offered: boolean;
            /** Reason */
            reason: string;
            /** Rule */
            rule: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    games_api_games_get: {
        parameters: {
            query?: {
                /** @description The language of all sentences in the answer. */
                lang?: "en" | "ja";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameAnswer"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    aid_api_games__game__aid_get: {
        parameters: {
            query?: {
                /** @description The language of all sentences in the answer. */
                lang?: "en" | "ja";
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AidAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    geometry_api_games__game__board_json_get: {
        parameters: {
            query?: {
                /** @description The language of all sentences in the answer. */
                lang?: "en" | "ja";
                /** @description The tag of what is wanted. */
                v?: string | null;
            };
            header?: {
                /** @description The tag of what the browser has. */
                "if-none-match"?: string | null;
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    drawing_api_games__game__board_svg_get: {
        parameters: {
            query?: {
                /** @description The language of all sentences in the answer. */
                lang?: "en" | "ja";
                /** @description The tag of what is wanted. */
                v?: string | null;
            };
            header?: {
                /** @description The tag of what the browser has. */
                "if-none-match"?: string | null;
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description Not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    cards_api_games__game__cards_get: {
        parameters: {
            query?: {
                /** @description The language of all sentences in the answer. */
                lang?: "en" | "ja";
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    table_description_api_games__game__table_get: {
        parameters: {
            query?: {
                /** @description The language of all sentences in the answer. */
                lang?: "en" | "ja";
            };
            header?: {
                /** @description The tag of what the browser has. */
                "if-none-match"?: string | null;
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableAnswer"];
                };
            };
            /** @description Not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    health_api_health_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    open_table_api_tables_post: {
        parameters: {
            query?: {
                /** @description The language of all sentences in the answer. */
                lang?: "en" | "ja";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    status_api_tables_status_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatusQuery"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusLine"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    state_api_tables__table__get: {
        parameters: {
            query?: {
                /** @description The language of all sentences in the answer. */
                lang?: "en" | "ja";
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    moments_api_tables__table__moments_get: {
        parameters: {
            query?: {
                /** @description The language of all sentences in the answer. */
                lang?: "en" | "ja";
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MomentsAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    moment_api_tables__table__moments__number__get: {
        parameters: {
            query?: {
                /** @description The language of all sentences in the answer. */
                lang?: "en" | "ja";
            };
            header?: never;
            path: {
                table: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    play_api_tables__table__play_post: {
        parameters: {
            query?: {
                /** @description The language of all sentences in the answer. */
                lang?: "en" | "ja";
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayCommand"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    record_api_tables__table__record_get: {
        parameters: {
            query?: {
                /** @description The language of all sentences in the answer. */
                lang?: "en" | "ja";
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    rematch_api_tables__table__rematch_post: {
        parameters: {
            query?: {
                /** @description The language of all sentences in the answer. */
                lang?: "en" | "ja";
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    undo_api_tables__table__undo_post: {
        parameters: {
            query?: {
                /** @description The language of all sentences in the answer. */
                lang?: "en" | "ja";
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoCommand"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    why_api_tables__table__why_get: {
        parameters: {
            query: {
                names: string[];
                /** @description The language of all sentences in the answer. */
                lang?: "en" | "ja";
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhyAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    text_api_text__lang__get: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tag of what the browser has. */
                "if-none-match"?: string | null;
            };
            path: {
                lang: "en" | "ja";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextAnswer"];
                };
            };
            /** @description Not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
}
