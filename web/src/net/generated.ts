/** Made from docs/openapi.json by `make protocol`: change the models of the server instead. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The caller's account. */
        Account: {
            /** @description Its public id (`p_…`). */
            id: string;
            /** @description What the person is called; nobody else with an account is called so. */
            name: string;
            /** @description The address that links are mailed to; only the person is told. */
            mail: string | null;
            /** @description The language that mail is written in. */
            language: string;
            /** @description Since when. */
            created: string;
            /** @description The ways to sign in by a device. */
            passkeys: components["schemas"]["PasskeyInfo"][];
            /** @description On how many devices the person is signed in. */
            devices: number;
            /** @description How many seats belong to the account. */
            seats: number;
        };
        /** @description What shall be different; what is left out stays. */
        AccountChange: {
            /** @description Another name. */
            name?: string | null;
            /** @description Another language for mail. */
            language?: ("en" | "fr") | null;
        };
        /** @description An action to be taken. */
        Act: {
            /** @description The table's ply that it answers. */
            ply: number;
            /** @description The action's number, or its notation. */
            action: number | string;
        };
        /** @description Something that the deciding seat may do. */
        Action: {
            /** @description The action's number, by which it is taken. */
            id: number;
            /** @description The verb in the game's grammar. */
            verb: string;
            /** @description The things that it is about, in the order of the verb's slots. */
            refs: string[];
            /** @description The action in notation, by which it can be taken as well. */
            text: string;
        };
        /** @description What a strong bot would answer, by what the seat knows. */
        Advice: {
            /** @description Who is asked. */
            seat: number;
            /** @description The best answers, at most three. */
            answers: components["schemas"]["JudgedAnswer"][];
            /** @description The answers that were asked about. */
            asked: components["schemas"]["JudgedAnswer"][];
            /** @description What each answer that was looked at loses against the best, by the action's number. */
            losses: {
                [key: string]: number;
            };
        };
        /** @description A term of the game's evaluation that an answer changes. */
        AdviceReason: {
            /** @description Its name: the text `terms-<game>-<term>`, or `terms-hindered` and `terms-helped` for another seat, */
            term: string;
            /** @description where this is the term that weighs most for it; absent in analyses made before there was one. */
            about?: string;
            /** @description Whom it concerns. */
            seat: number;
            /** @description By how much it changes, */
            amount: number;
            /** @description and what that is worth in points to the seat that answers. */
            worth: number;
            /** @description The reference of what it stands for; empty where it is no thing. */
            thing: string;
        };
        /** @description Whether one agrees to advice at a table. */
        Agreement: {
            /** @description Yes, or not any more. */
            agree: boolean;
        };
        /** @description A finished game, judged move by move; it may be unfinished work. */
        Analysis: {
            /** @description The table's id. */
            table: string;
            /**
             * @description Whether it was begun, goes on, waits for somebody to go on, or all moves have been judged.
             * @enum {string}
             */
            status: "none" | "computing" | "stopped" | "done";
            /** @description Whether moves are being judged again for longer. */
            refining: boolean;
            /** @description How many decisions have been judged, */
            done: number;
            /** @description and how many there are; 0 as long as that is not known. */
            of: number;
            /** @description How often every decision was looked at, each time for longer. */
            depth: number;
            /** @description What to ask for later: moves that are new after it. */
            stamp: number;
            /** @description By seat. */
            players: components["schemas"]["JudgedPlayer"][];
            /** @description The plies of the decisions that cost most, in order. */
            turning: number[];
            /** @description The decisions, or those that are new after the stamp asked for. */
            moves: components["schemas"]["JudgedMove"][];
        };
        /** @description No to an invitation; yes is to join. */
        AnswerAsking: {
            /** @description The table. */
            table: string;
        };
        /** @description A friend whom one wants at a table. */
        AskToTable: {
            /** @description The table, which still gathers. */
            table: string;
            /** @description The friend, by the id. */
            person: string;
        };
        /** @description Somebody who was asked to a table. */
        Asked: {
            /** @description Who. */
            who: components["schemas"]["Someone"];
            /** @description By whom. */
            by: components["schemas"]["Someone"] | null;
            /** @description When: ISO 8601 in UTC. */
            at: string;
            /**
             * @description What became of it.
             * @enum {string}
             */
            state: "asked" | "came" | "declined";
        };
        /** @description Advice that a seat asks for. */
        Asking: {
            /** @description The table's ply that it asks about. */
            ply: number;
            /** @description An action that is thought of: what it is worth is told, too. */
            action?: number | string | null;
        };
        /** @description A leader board of a game with so many players. */
        Board: {
            /** @description The game's id. */
            game: string;
            /** @description With how many players. */
            field: components["schemas"]["FieldName"];
            /** @description The season; null: the whole time. */
            season: string | null;
            /** @description A page of lines, 20 at most. */
            lines: components["schemas"]["BoardLine"][];
            /** @description How many people are on it. */
            total: number;
            /** @description Which page, from 1 on, */
            page: number;
            /** @description and how many there are. */
            pages: number;
            /** @description One is on it after so many rated games, */
            least_games: number;
            /** @description and until one has not played for so many days; null in a season's table. */
            rests: number | null;
        };
        /** @description A board that somebody is on. */
        BoardInfo: {
            /** @description The game's id. */
            game: string;
            /** @description With how many players. */
            field: components["schemas"]["FieldName"];
            /** @description How many played rated games there. */
            people: number;
        };
        /** @description A line of a leader board. */
        BoardLine: {
            /** @description The place; who is level shares one. */
            place: number;
            /** @description Who. */
            who: components["schemas"]["Someone"];
            /** @description The best guess, */
            rating: number;
            /** @description how sure it is, */
            margin: number;
            /** @description and what the order goes by. */
            safe: number;
            /** @description Rated games. */
            games: number;
            /** @description Whether it is the caller. */
            you: boolean;
            /** @description Whether it is a friend of the caller. */
            friend: boolean;
        };
        /** @description A bot on the scale of people. It never changes by a game. */
        BotMark: {
            /** @description How strong the bot is. */
            level: string;
            /** @description Where it stands. */
            rating: number;
            /** @description By which series that was measured, in English. */
            source: string;
        };
        /** @description A moment of a finished game, and what is done there instead. */
        Branch: {
            /** @description The table's ply at which it branches off. */
            ply: number;
            /**
             * @description Actions after it, at most 50; what has only one answer is answered by itself.
             * @default []
             */
            actions: (number | string)[];
            /**
             * @description Another number: dice, draws and what was hidden from whoever decides there fall otherwise. 0: as they
             *     fell.
             * @default 0
             */
            roll: number;
        };
        /** @description What a browser needs to make or use a passkey. */
        Challenge: {
            /** @description To be sent back with the passkey's answer, once and within five minutes. */
            ticket: string;
            /** @description What `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON` reads. */
            options: {
                [key: string]: unknown;
            };
        };
        /** @description Seats that were claimed. */
        Claimed: {
            /** @description The tables at which the caller's account has seats by this call that it had not before. */
            tables: string[];
        };
        /** @description How the clocks stand: only at tables with a clock, and where the others are asked about somebody. */
        ClockMessage: {
            /**
             * @description Which message this is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "clock";
            /** @description The moment of which it tells, in milliseconds since 1970 by the server's clock. */
            now: number;
            /** @description What was agreed; null where there is no clock. */
            rule: components["schemas"]["ClockRule"] | null;
            /** @description Milliseconds by seat, by correspondence those of the turn; null for bots. */
            left: (number | null)[];
            /** @description Whose clock runs: that of the person who is waited for. */
            running: number | null;
            /** @description When it will be over if nobody moves, grace, nights and vacations included. */
            until: number | null;
            /** @description Seats that have used up their own time of a live game and had a minute of grace, once. */
            grace: number[];
            /** @description Seats on vacation. */
            away: number[];
            /** @description What is asked about somebody who does not move. */
            question: components["schemas"]["TimeQuestion"] | null;
        };
        /** @description What was agreed about time before the game; what the kind does not use has its default. */
        ClockRule: {
            /**
             * @description `live`: minutes a game and an increment; `days`: days a turn.
             * @enum {string}
             */
            kind: "live" | "days";
            /**
             * @description What happens at zero: a `bot` plays on, or the others `vote`.
             * @enum {string}
             */
            out: "bot" | "vote";
            /** @description Live: what everybody begins with. */
            minutes: number;
            /** @description Live: seconds that each turn adds when it ends. */
            increment: number;
            /** @description By correspondence: days for each turn. */
            days: number;
            /** @description By correspondence: days of vacation that everybody may take in the game. */
            vacation: number;
            /** @description By correspondence: the hour at which the clocks begin to run each day. */
            opens: number;
            /** @description By correspondence: the hour at which they stop; a day is what lies between. */
            closes: number;
            /** @description By correspondence: these hours are so many minutes east of UTC. */
            offset: number;
        };
        /** @description The talk of a table to be closed, or opened again. */
        CloseChat: {
            /** @description Whether nobody may write. */
            closed: boolean;
        };
        /** @description What home shows to somebody who is signed in, beside the tables that wait. */
        ClubHome: {
            /** @description The caller. */
            who: components["schemas"]["Someone"];
            /** @description The caller's, most games first, at most five. */
            ratings: components["schemas"]["Rated"][];
            /** @description To tables that still gather, the newest first. */
            invitations: components["schemas"]["Invitation"][];
            /** @description Who wants to be a friend. */
            requests: components["schemas"]["Someone"][];
            /** @description Where friends sit: gathering first, then running ones that may be watched; at most eight. */
            tables: components["schemas"]["FriendTable"][];
            /** @description Tournaments that the caller plays in, is asked to or leads and that are not over. */
            tournaments: components["schemas"]["TournamentLine"][];
            /** @description The caller's last three games. */
            finished: components["schemas"]["PlayedGame"][];
        };
        /** @description Values that other choices leave to an option. Couplings are applied in order, each once. */
        CouplingSpec: {
            /** @description Why; the text `errors-<reason>` says it to people. */
            reason: string;
            /** @description The option that is restricted. */
            option: string;
            /** @description What is left of its values; one that is not among them gives way to the first that is. */
            values: string[];
            /** @description Where each of these options has one of these values. */
            when: {
                [key: string]: string[];
            };
            /** @description Only with these numbers of players; with any number where it is empty. */
            players: number[];
        };
        /** @description The course of a game. */
        CourseInfo: {
            /** @description The game's id. */
            game: string;
            /** @description In order; none where the game has no course. */
            lessons: components["schemas"]["LessonInfo"][];
            /** @description The questions at its end. */
            quiz: components["schemas"]["QuizQuestion"][];
            /** @description The set-up for a first game; null where the game has no course. */
            first_game: components["schemas"]["FirstGame"] | null;
        };
        /** @description A new table. Secrets are told only now. */
        Created: {
            /** @description The table's id. */
            table: string;
            /** @description The first seat that the caller holds; null if none. */
            seat: number | null;
            /** @description The secret of all of the caller's seats; null if they hold none. */
            secret: string | null;
            /** @description Lets its bearer take an open seat; null where none is open. */
            invite: string | null;
            /** @description Whether the game began at once. */
            started: boolean;
        };
        /** @description Days for each turn, counted only from one hour of the day to another. */
        DaysClock: {
            /**
             * @description Which clock this is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "days";
            /** @description Days for each turn. */
            days: number;
            /**
             * @description Days of vacation that everybody may take in the game.
             * @default 14
             */
            vacation: number;
            /**
             * @description The hour at which the clocks begin to run each day.
             * @default 0
             */
            opens: number;
            /**
             * @description The hour at which they stop, later than `opens`; a day is what lies between.
             * @default 24
             */
            closes: number;
            /**
             * @description These hours are so many minutes east of UTC.
             * @default 0
             */
            offset: number;
            /**
             * @description What happens at zero: a `bot` plays on until the person returns, or the others `vote`.
             * @default bot
             * @enum {string}
             */
            out: "bot" | "vote";
        };
        /** @description What is being asked. Only the seat that is asked gets more than `seat` and `prompt`. */
        Decision: {
            /** @description Who is asked. */
            seat: number;
            /** @description The question in the game's `questions`. */
            prompt: string;
            /** @description The things that the question is about. */
            args?: string[];
            /** @description The legal answers. */
            actions?: components["schemas"]["Action"][];
            /** @description What they and the proposals cost and bring, for those of which there is something to say. */
            effects?: components["schemas"]["Effect"][];
            /** @description What free actions would make possible; empty where the game has nothing to propose. */
            proposals?: components["schemas"]["Proposal"][];
            /** @description The legal answers of which something should be said before they are confirmed; `preview` says what. */
            warned?: number[];
            /** @description Those of them that would change nothing now: they are not shown first. */
            idle?: number[];
        };
        /** @description A change is written to the store. */
        Done: {
            /** @description The ply that it led to. */
            ply: number;
        };
        /** @description What an action costs and brings the seat that decides, as far as that is certain. */
        Effect: {
            /** @description The action; of a proposal, after all that leads to it. */
            action: number;
            /** @description What the seat would have more of, or less, by name: the text `<game>-brings-<name>` says it. */
            changes: {
                [key: string]: number;
            };
            /** @description Whether dice or hidden things decide how it goes on; the changes are those before them. */
            chance: boolean;
        };
        /** @description No fields; the body may be left out as well. */
        Empty: Record<string, never>;
        /** @description Somebody who takes part. */
        Entrant: {
            /** @description Their number in this tournament; it stays. */
            number: number;
            /** @description Who; null: somebody whose account is gone. */
            who: components["schemas"]["Someone"] | null;
            /**
             * @description Asked, taking part, or gone since: then they are not paired any more.
             * @enum {string}
             */
            state: "invited" | "in" | "out";
            /** @description The safe rating at the start, which the first round goes by; null before, and without one. */
            rating: number | null;
        };
        /** @description An argument of an event. */
        EventField: {
            /** @description What it is in a sentence. */
            role: string;
            /** @description The kind of thing; null for a number. */
            kind: string | null;
            /** @description Whether it is a list. */
            many: boolean;
        };
        /** @description A kind of event. */
        EventInfo: {
            /** @description By which it is told. */
            name: string;
            /** @description Its arguments. */
            fields: components["schemas"]["EventField"][];
        };
        /** @description All that is kept of a person. */
        Export: {
            /** @description The account. */
            account: components["schemas"]["Account"];
            /** @description Every row about the person, by what the store calls it; hashes of secrets are left out. */
            kept: {
                [key: string]: {
                    [key: string]: unknown;
                }[];
            };
            /** @description The person's finished games as records. */
            records: {
                [key: string]: string;
            };
        };
        /** @description Who sits at a seat of a game's file. */
        FileSeat: {
            /** @description A person, a bot, or nobody yet. */
            kind: components["schemas"]["SeatKind"];
            /** @description What the person or the bot is called. */
            name?: string | null;
            /** @description How strong the bot is; `easy` where it is left out. */
            level?: components["schemas"]["BotLevel"] | null;
        };
        /** @description Open seats to be given to bots. */
        Fill: {
            /** @description How strong the bots shall be. */
            level: components["schemas"]["BotLevel"];
            /** @description Which open seat; all of them where it is left out, and the game starts. */
            seat?: number | null;
        };
        /** @description The set-up for a first game. */
        FirstGame: {
            /** @description How many play, bots included. */
            players: number;
            /** @description What is chosen; the others take their defaults. */
            options: {
                [key: string]: string;
            };
        };
        /** @description Somebody in the caller's list of people. */
        Friend: {
            /** @description Who. */
            who: components["schemas"]["Someone"];
            /** @description `friend`, `asked` (by the caller), `asks` (to be answered by the caller), `blocked` (by the caller). */
            state: components["schemas"]["FriendState"];
            /** @description Since when: ISO 8601 in UTC. */
            since: string;
            /** @description Whether they are at a table just now; only of friends. */
            online: boolean;
        };
        /** @description What shall be between the caller and somebody. */
        FriendAnswer: {
            /** @description Who, by the id (`p_…`). */
            person: string;
            /**
             * @description `decline` also takes back what the caller asked; `remove` ends a friendship; nobody hears of a
             *     block.
             * @enum {string}
             */
            answer: "accept" | "decline" | "remove" | "block" | "unblock";
        };
        /** @description A table at which a friend sits. */
        FriendTable: {
            /** @description The friend. */
            who: components["schemas"]["Someone"];
            /** @description The table. */
            table: components["schemas"]["Summary"];
            /** @description Whether the caller may take a seat: it is listed, or the caller was asked. */
            may_join: boolean;
        };
        /** @description The caller's people. */
        Friends: {
            /** @description Friends first, then those who ask, were asked, are blocked; by name. */
            friends: components["schemas"]["Friend"][];
        };
        /** @description A game with all that a program needs to read its states. */
        GameDescription: {
            /** @description The game's id. */
            id: string;
            /** @description How many may play. */
            players: number[];
            /** @description What can be chosen before the game. */
            options: components["schemas"]["OptionSpec"][];
            /** @description Which options go together. */
            couplings: components["schemas"]["CouplingSpec"][];
            /** @description Ways to play that have a name, the one for a first game first. */
            presets: components["schemas"]["PresetSpec"][];
            /** @description The standing orders that a seat may leave. */
            orders: components["schemas"]["OptionSpec"][];
            /** @description What can be asked beside the game, by name. */
            calculators: string[];
            /** @description The numbers of players with which bots of the level `expert` can play. */
            experts: number[];
            /** @description Rises when records made before would play differently. */
            rules_version: number;
            /** @description What can be done. */
            grammar: components["schemas"]["GrammarInfo"];
            /** @description What can be asked; the first slot of each is the seat that is asked. */
            questions: components["schemas"]["GrammarInfo"];
            /** @description What can happen. */
            events: components["schemas"]["EventInfo"][];
        };
        /** @description Something that happened. Its sentence is the text `<game>-event-<event>` with these arguments. */
        GameEvent: {
            /** @description The ply of the action that it belongs to; the set-up has 0. */
            ply: number;
            /** @description The event in the game's `events`. */
            event: string;
            /** @description To whom it happened; null where it happened to no seat. */
            seat: number | null;
            /** @description References (strings with a colon) and numbers, by role. */
            args: {
                [key: string]: string | number | (string | number)[];
            };
            /** @description Whose action it belongs to; absent in the set-up and in games that cannot be played any more. */
            by?: number;
        };
        /** @description A game as a file. */
        GameFile: {
            /**
             * @description The form of the file.
             * @constant
             */
            astrolude: 1;
            /** @description The game's record, as far as it was played. */
            record: string;
            /** @description Who sits where, all people being the caller; without it the caller sits where the game waits. */
            seats?: components["schemas"]["FileSeat"][] | null;
            /**
             * @description Standing orders, by the numbers of seats.
             * @default {}
             */
            orders: {
                [key: string]: {
                    [key: string]: string;
                };
            };
        };
        /** @description A game that this server plays. */
        GameInfo: {
            /** @description The game's id. */
            id: string;
            /** @description How many may play. */
            players: number[];
            /** @description What can be chosen before the game. */
            options: components["schemas"]["OptionSpec"][];
            /** @description Which options go together. */
            couplings: components["schemas"]["CouplingSpec"][];
            /** @description Ways to play that have a name, the one for a first game first. */
            presets: components["schemas"]["PresetSpec"][];
            /** @description The standing orders that a seat may leave. */
            orders: components["schemas"]["OptionSpec"][];
            /** @description What can be asked beside the game, by name. */
            calculators: string[];
            /** @description The numbers of players with which bots of the level `expert` can play. */
            experts: number[];
            /** @description Rises when records made before would play differently. */
            rules_version: number;
        };
        /** @description What a finished game meant beside its scores. */
        GameMeaning: {
            /**
             * @description The game as the caller's history has it, or that of seat 0 for others; null while it is being written,
             *     or where nobody at the table has an account.
             */
            game: components["schemas"]["PlayedGame"] | null;
            /** @description The tournament that it belongs to. */
            tournament?: string;
        };
        /** @description What somebody did in a game, rated or not. */
        GameStatistics: {
            /** @description The game's id. */
            game: string;
            /** @description Games that were played to their end. */
            games: number;
            /** @description Games won; who shares the first place has won. */
            wins: number;
            /** @description The highest score. */
            best: number | null;
            /** @description The mean score. */
            mean: number | null;
            /** @description How often first, second, … */
            places: number[];
            /** @description Factions or species, the most played first, at most five; none in games without. */
            sides: components["schemas"]["PlayedSide"][];
            /**
             * @description Points by part against the others at the table, in the last 50 games against players of about the same
             *     rating (within 200 points); where there are none, against all. In the score's own order.
             */
            sources: components["schemas"]["PointSource"][];
            /** @description How many games this rests on. */
            compared: number;
        };
        /** @description All that these eyes may see. What every game has, and whatever else the game shows. */
        GameView: {
            /** @description The seats in order. */
            seats: components["schemas"]["SideView"][];
            /** @description Opponents that sit on no seat, such as an automaton: the sides after the last seat. */
            opponents?: components["schemas"]["SideView"][];
        } & {
            [key: string]: unknown;
        };
        /** @description All that can be said: verbs, and the things that they are about. */
        GrammarInfo: {
            /** @description How many actions there are. */
            size: number;
            /** @description In the order of their numbers. */
            verbs: components["schemas"]["VerbInfo"][];
            /** @description The labels of each kind of thing; `kind:label` refers to one. */
            kinds: {
                [key: string]: string[];
            };
        };
        /** @description A seat that the caller says to hold. */
        HeldSeat: {
            /** @description The table's id. */
            table: string;
            /** @description What holds the seat. */
            secret: string;
        };
        /** @description Finished games of somebody, the newest first. */
        History: {
            /** @description A page of them. */
            games: components["schemas"]["PlayedGame"][];
            /** @description How many there are. */
            total: number;
            /** @description What to ask for to get the next page; null at the end. */
            next: string | null;
        };
        /** @description Somebody wants the caller at a table. */
        Invitation: {
            /** @description Which. */
            table: components["schemas"]["Summary"];
            /** @description Who; null if their account is gone. */
            by: components["schemas"]["Someone"] | null;
            /** @description When: ISO 8601 in UTC. */
            at: string;
        };
        /** @description Taking an open seat. */
        Join: {
            /** @description What one wants to be called: 1 to 30 characters. */
            name: string;
            /** @description The invitation that a private table needs. */
            invite?: string | null;
            /** @description The seat wanted; the first open one where it is left out. */
            seat?: number | null;
        };
        /** @description Taking part. */
        JoinTournament: {
            /** @description What the link holds, where registration is by link. */
            code?: string | null;
        };
        /** @description A seat that was taken. */
        Joined: {
            /** @description Its number. */
            seat: number;
            /** @description What holds it. */
            secret: string;
        };
        /** @description Something that can be answered, and what a search found about it. */
        JudgedAnswer: {
            /** @description The answer. */
            action: components["schemas"]["Action"];
            /** @description By seat: the chance to win after it, 0 to 1. */
            chances: number[];
            /** @description By seat: the points that the evaluation expects at the end. */
            points: number[];
            /** @description How much smaller the seat's chance is than after the best answer. */
            loss: number;
            /** @description How many points fewer are expected for the seat than after the best answer. */
            lost_points: number;
            /** @description This answer, and how the search would go on. */
            line: components["schemas"]["LineStep"][];
            /** @description Why, the decisive reason first. */
            reasons: components["schemas"]["AdviceReason"][];
        };
        /** @description A decision of a finished game. */
        JudgedMove: {
            /** @description The table's ply that it answered: the table stood so before it. */
            ply: number;
            /** @description Its number among the actions that stand, from 0. */
            move: number;
            /** @description Who decided. */
            seat: number;
            /** @description What was played. */
            played: components["schemas"]["JudgedAnswer"];
            /** @description The best answers found; the played one may be among them. */
            best: components["schemas"]["JudgedAnswer"][];
            /** @description What an answer drawn by lot would have cost on average. */
            usual_loss: number;
            /** @description How much more than expected dice and draws then brought the seat; null where chance had no say. */
            luck: number | null;
            /** @description How often it was looked at, each time for longer. */
            depth: number;
        };
        /** @description What a seat made of a third of a game. */
        JudgedPhase: {
            /** @description As for the whole game; null: too few decisions to say. */
            precision: number | null;
            /** @description How much of its chance to win its decisions cost, all together. */
            lost: number;
        };
        /** @description What an analysis says about a seat. */
        JudgedPlayer: {
            /** @description How many decisions it rests on. */
            decisions: number;
            /** @description 100: never a worse answer; 0: no better than by lot; null: too few decisions to say. */
            precision: number | null;
            /** @description Decisions that cost 2 to 5 % of the chance to win, */
            imprecise: number;
            /** @description 5 to 10 %, */
            mistakes: number;
            /** @description and more. */
            costly: number;
            /** @description The plies of the decisions that cost most, the largest first. */
            slips: number[];
            /** @description The thirds of the game, in order. */
            phases: components["schemas"]["JudgedPhase"][];
            /** @description Where points came from beside the bot's plan, the largest first. */
            sources: components["schemas"]["JudgedSource"][];
        };
        /** @description A term of the evaluation by which points came: the sum over all decisions of a seat. */
        JudgedSource: {
            /** @description The term: the text `terms-<game>-<term>`. */
            term: string;
            /** @description The reference of what it stands for, if that is a thing of the game; else empty. */
            thing: string;
            /** @description Points that the played answers changed by it, */
            played: number;
            /** @description and those that the bot's best answers would have changed at the same moments. */
            best: number;
        };
        /** @description Help in three rungs: the step's attribute `hint`, the things meant, the action. */
        LessonHint: {
            /** @description References. */
            at: string[];
            /** @description In notation; null where there is only something to look at. */
            action: string | null;
        };
        /** @description A lesson in the list of its course. */
        LessonInfo: {
            /** @description By which it is asked for; the text `lessons_<game>-<id>` names it. */
            id: string;
            /** @description About how long it takes. */
            minutes: number;
            /** @description How many steps it has. */
            steps: number;
            /** @description Whether it comes after the course: a lesson about a module that a table may add. */
            further: boolean;
        };
        /** @description What the teacher points at on the board. */
        LessonMark: {
            /** @description References. */
            at: string[];
            /** @description The step's attribute `mark-<label>` stands beside it; null: nothing does. */
            label: string | null;
        };
        /** @description Where a learner stands. A lesson's text is `lessons_<game>-<lesson>`, that of a step has `-<step>`. */
        LessonProgress: {
            /** @description The lesson's id. */
            lesson: string;
            /** @description The ids of its steps. */
            steps: string[];
            /** @description The place of the present step; as many as there are steps when the lesson is done. */
            step: number;
            /** @description Whether the last step is reached. */
            done: boolean;
            /** @description Whether this step has only something to look at: `next` goes on. */
            look: boolean;
            /** @description Whether nothing leads on from here but one step back. */
            stuck: boolean;
            /** @description How many of the actions were taken: one less where the teacher answered the last. */
            taken: number;
            /** @description The teacher's answer to the last action, which was not played: the step's attribute `wrong-<wrong>`. */
            wrong: string | null;
            /** @description Whether the last action rolled dice or showed something hidden. */
            chance: boolean;
            /** @description What the teacher points at. */
            marks: components["schemas"]["LessonMark"][];
            /** @description Answers to touches on what is not lit. */
            replies: components["schemas"]["LessonReply"][];
            /** @description Help with this step; null when the lesson is done. */
            hint: components["schemas"]["LessonHint"] | null;
            /** @description The panel that the step needs. */
            tab: string | null;
            /** @description The things on which the camera opens. */
            focus: string[];
            /** @description The things that the lesson led to; the lesson's attribute `gain` labels them. */
            result: string[];
        };
        /** @description The answer to a touch on something that is not lit. */
        LessonReply: {
            /** @description Patterns of references, `*` standing for anything. */
            touch: string[];
            /** @description The answer is the step's attribute `wrong-<say>`. */
            say: string;
        };
        /** @description A lesson on a board: an ordinary state whose actions are those that the step offers, and progress. */
        LessonState: {
            /** @description How the board stands; it belongs to no table. */
            state: components["schemas"]["TableState"];
            /** @description Where the learner stands. */
            progress: components["schemas"]["LessonProgress"];
        };
        /** @description What a learner did in a lesson so far. */
        LessonWalk: {
            /** @description Actions in notation, and `next` where there was only something to look at; at most 200. */
            actions: string[];
            /** @description The ply whose events are known; null for the whole log. */
            since?: number | null;
        };
        /** @description A mailed link. */
        LetterOpened: {
            /** @description What the link holds behind its `#`. */
            secret: string;
        };
        /** @description A link to be mailed. */
        LetterWish: {
            /** @description To whom. */
            mail: string;
            /** @description What one wants to be called, if the account begins with it. */
            name: string;
            /**
             * @description The language of the mail.
             * @default en
             * @enum {string}
             */
            language: "en" | "fr";
        };
        /** @description An answer of a line that a bot would go on with. */
        LineStep: {
            /** @description Whose answer it is. */
            seat: number;
            /** @description The answer. */
            action: components["schemas"]["Action"];
        };
        /** @description Minutes for the whole game, seconds more for each turn, and once a minute of grace at the end of it. */
        LiveClock: {
            /**
             * @description Which clock this is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "live";
            /** @description What everybody begins with. */
            minutes: number;
            /**
             * @description Seconds that each turn adds when it ends.
             * @default 0
             */
            increment: number;
            /**
             * @description What happens at zero: a `bot` plays on, or the others `vote`.
             * @default vote
             * @enum {string}
             */
            out: "bot" | "vote";
        };
        /** @description A moment of a finished game to be looked at. */
        Look: {
            /** @description The table's ply at which it branches off. */
            ply: number;
            /**
             * @description Actions after it, at most 50; what has only one answer is answered by itself.
             * @default []
             */
            actions: (number | string)[];
            /**
             * @description Another number: dice, draws and what was hidden from whoever decides there fall otherwise. 0: as they
             *     fell.
             * @default 0
             */
            roll: number;
            /**
             * @description Whether the caller decides for all seats there: the game is over, so nothing is secret any more.
             * @default false
             */
            every_seat: boolean;
        };
        /** @description An action to be looked at. */
        LookAhead: {
            /** @description The table's ply that it answers. */
            ply: number;
            /** @description The action's number, or its notation. */
            action: number | string;
            /**
             * @description Actions taken before it, at most 50.
             * @default []
             */
            way: (number | string)[];
        };
        /** @description A tournament that was made. */
        Made: {
            /** @description Its id. */
            id: string;
        };
        /** @description The tables that somebody sits at. */
        Mine: {
            /** @description At most 200. */
            seats: components["schemas"]["HeldSeat"][];
        };
        /** @description Seats on their way to another device. */
        MovingCode: {
            /** @description To be typed or scanned there, once and within ten minutes. */
            code: string;
        };
        /** @description A code from another device. */
        MovingCodeShown: {
            /** @description Small letters, spaces and dashes do not matter. */
            code: string;
        };
        /** @description A table in the list of somebody who sits there. */
        MySummary: {
            /** @description The table's id. */
            table: string;
            /** @description The game's id. */
            game: string;
            /** @description Every option of the game. */
            options: {
                [key: string]: string;
            };
            /** @description Whether the lobby shows it. */
            listed: boolean;
            /** @description Before the start, during the game, or after it. */
            status: components["schemas"]["TableStatus"];
            /** @description When it was made: ISO 8601 in UTC. */
            created: string;
            /** @description When somebody last moved, came or went: ISO 8601 in UTC. */
            changed: string;
            /** @description How long the history is. */
            ply: number;
            /** @description Who sits where. */
            seats: components["schemas"]["SeatInfo"][];
            /** @description The seat that everybody waits for. */
            deciding: number | null;
            /** @description How it ended; null before. */
            outcome: components["schemas"]["Outcome"] | null;
            /** @description What was agreed about time. */
            clock: components["schemas"]["ClockRule"] | null;
            /** @description When the time of the seat that everybody waits for is over: ISO 8601 in UTC; null where it never is. */
            due: string | null;
            /**
             * @description Set where the game counts for ratings.
             * @constant
             */
            rated?: true;
            /** @description Only at a table of a tournament: which. */
            tournament?: string;
            /** @description The seats that the caller holds. */
            you: number[];
            /** @description Whether everybody waits for the caller. */
            my_turn: boolean;
        };
        /** @description The same board as the caller wants it first: the top, the neighbours, the friends. */
        NearBoard: {
            /** @description The game's id. */
            game: string;
            /** @description With how many players. */
            field: components["schemas"]["FieldName"];
            /** @description The season; null: the whole time. */
            season: string | null;
            /** @description The first three, four around the caller, all friends, in order; places tell where there are gaps. */
            lines: components["schemas"]["BoardLine"][];
            /** @description How many people are on it. */
            total: number;
        };
        /** @description A table to be made. */
        NewTable: {
            /** @description The game's id. */
            game: string;
            /**
             * @description What is chosen; the others take their defaults.
             * @default {}
             */
            options: {
                [key: string]: string;
            };
            /** @description Who sits where. Further seats of the caller are played at the same screen with the same secret. */
            seats: components["schemas"]["SeatRequest"][];
            /**
             * @description Whether the lobby shows it, and anybody may join.
             * @default false
             */
            listed: boolean;
            /** @description Decides all chance; only where no seat is open, as it tells the dice. */
            seed?: number | null;
            /** @description What is agreed about time; none where it is left out. */
            clock?: (components["schemas"]["LiveClock"] | components["schemas"]["DaysClock"]) | null;
            /**
             * @description Whether the game shall count for ratings: needs the secret of an account, and a clock.
             * @default false
             */
            rated: boolean;
        };
        /** @description A tournament to be made. */
        NewTournament: {
            /** @description What it is called. */
            name: string;
            /**
             * @description What people should know.
             * @default
             */
            about: string;
            /** @description `swiss`: all play all rounds; `knockout`: the better half of each table goes on. */
            kind: components["schemas"]["TournamentKind"];
            /** @description The game's id. */
            game: string;
            /** @description The game's options, which must fit tables of every size up to `size`. */
            options?: {
                [key: string]: string;
            };
            /**
             * @description Players at a full table, at most the game's.
             * @default 2
             */
            size: number;
            /**
             * @description Rounds of a Swiss tournament; a knock-out has as many as it needs.
             * @default 4
             */
            rounds: number;
            /**
             * @description How many may take part.
             * @default 64
             */
            most: number;
            /**
             * @description Who may join.
             * @default public
             */
            registration: components["schemas"]["Registration"];
            /** @description The clock of its tables; whatever `out` says, a bot plays on at zero. */
            clock: components["schemas"]["LiveClock"] | components["schemas"]["DaysClock"];
            /**
             * @description Whether its games are rated.
             * @default true
             */
            rated: boolean;
            /**
             * @description Whether the next round begins by itself when all tables are over.
             * @default false
             */
            automatic: boolean;
            /**
             * @description Minutes between the pairing of a round and the start of its tables.
             * @default 2
             */
            pause: number;
            /** @description When it is meant to begin, in milliseconds since 1970: only told, the organiser begins it. */
            begins?: number | null;
        };
        /** @description A table that goes on from a moment of a finished game, or of one that the caller plays alone. */
        NewVariation: {
            /** @description The table's ply at which it branches off. */
            ply: number;
            /**
             * @description Actions after it, at most 50; what has only one answer is answered by itself.
             * @default []
             */
            actions: (number | string)[];
            /** @description The seat that the caller plays; the one that decides there where it is left out. */
            seat?: number | null;
            /**
             * @description Seats that wait for friends, as at any new table.
             * @default []
             */
            open: number[];
            /**
             * @description How strong the bots on the other seats are.
             * @default hard
             */
            level: components["schemas"]["BotLevel"];
            /** @description What the caller wants to be called. */
            name?: string | null;
        };
        /** @description No fields: it is done. */
        Nothing: Record<string, never>;
        /** @description What the caller is told, and by which ways. */
        NoticeSettings: {
            /**
             * @description By event (`turn`, `over`, `invited`, `round`) the ways: `push`, `mail`, `webhook`. None is on unless it
             *     was chosen.
             */
            events: {
                [key: string]: string[];
            };
            /** @description What a browser needs to subscribe; null where the host has not named the server's address. */
            push_key: string | null;
            /** @description Whether mail can reach the caller. */
            mail: boolean;
            /** @description The room that is told. */
            webhook: components["schemas"]["WebhookInfo"] | null;
            /** @description When nothing is told. */
            hours: components["schemas"]["QuietHours"] | null;
            /** @description How many browsers are subscribed. */
            devices: number;
            /** @description Tables about which nothing is told. */
            quiet: string[];
        };
        /** @description What one wants to be told. */
        NoticeWish: {
            /** @description By event the ways; none for those left out. */
            events: {
                [key: string]: ("push" | "mail" | "webhook")[];
            };
            /** @description The room that is told; none where it is left out. */
            webhook?: components["schemas"]["WebhookWish"] | null;
            /** @description When nothing is told; never quiet where it is left out. */
            hours?: components["schemas"]["QuietHoursWish"] | null;
        };
        /** @description Something that stands in the way of an action. Its sentence is `message` with these arguments. */
        Obstacle: {
            /** @description The text: `<game>-obstacle-…`, `common-obstacle-…` or `<game>-warning-…`. */
            message: string;
            /** @description What sort it is. One that is `short` has `resource`, `missing`, `needed` and `held`. */
            kind: components["schemas"]["ObstacleKind"];
            /** @description Numbers, references (strings with a colon) and the question that comes first, by role. */
            args: {
                [key: string]: number | string | components["schemas"]["Decision"];
            };
        };
        /** @description A seat of a finished game. */
        Opponent: {
            /** @description Its number. */
            seat: number;
            /** @description Who sat there; null: somebody without an account, whose account is gone, or who hides. */
            who: components["schemas"]["Someone"] | null;
            /** @description How strong the bot was that sat there from the beginning; null for a person. */
            level: string | null;
            /** @description Points. */
            score: number;
            /** @description The place, 1 the best. */
            rank: number;
            /** @description Whether a bot played on for them at the end: then they count as last. */
            left: boolean;
            /** @description The faction or species; null in games without. */
            side: string | null;
        };
        /** @description How an opponent did that sits on no seat. */
        OpponentResult: {
            /** @description Its points. */
            score: number;
            /** @description Its place among all sides. */
            rank: number;
        };
        /** @description A choice before the game, or a standing order. */
        OptionSpec: {
            /** @description By which it is chosen; the text `<game>-option-<name>` names it for people. */
            name: string;
            /** @description What can be chosen. */
            values: string[];
            /** @description The first value. An option left out takes the first one that fits the number of players. */
            default: string;
            /** @description The numbers of players that single values are restricted to. */
            counts: {
                [key: string]: number[];
            };
        };
        /** @description How a game ended. */
        Outcome: {
            /** @description Points by seat. */
            scores: number[];
            /** @description Places by seat, 1 the best; seats that tie share one. */
            ranks: number[];
            /** @description Opponents that sit on no seat, ranked among the seats: then no seat may have rank 1. */
            opponents?: components["schemas"]["OpponentResult"][];
            /**
             * @description Only where the table agreed to end before the game does: points and places as they stood.
             * @constant
             */
            early?: true;
        };
        /** @description What a device answered. */
        PasskeyAnswer: {
            /** @description The ticket of the challenge. */
            ticket: string;
            /** @description The browser's credential as JSON. */
            credential: {
                [key: string]: unknown;
            };
        };
        /** @description A passkey of the caller's account. */
        PasskeyInfo: {
            /** @description Its id, by which it is removed. */
            id: string;
            /** @description When it was made. */
            created: string;
        };
        /** @description A passkey to be forgotten. */
        PasskeyRemoval: {
            /** @description Its id. */
            id: string;
        };
        /** @description A passkey to be made. */
        PasskeyWish: {
            /** @description What one wants to be called, where the account begins with it. */
            name: string;
            /**
             * @description The language of mail.
             * @default en
             * @enum {string}
             */
            language: "en" | "fr";
        };
        /** @description A finished game in a history. */
        PlayedGame: {
            /** @description The table. */
            table: string;
            /** @description The game's id. */
            game: string;
            /** @description When: ISO 8601 in UTC. */
            ended: string;
            /** @description The seat of whose history it is. */
            seat: number;
            /** @description Their place. */
            rank: number;
            /** @description All seats in order. */
            players: components["schemas"]["Opponent"][];
            /** @description Whether it counts for ratings. */
            rated: boolean;
            /** @description Whether the host took that back. */
            annulled: boolean;
            /** @description Whether the table agreed to end early: such a game is never rated. */
            early: boolean;
            /** @description What it changed; null also where the rating is not shown to the caller. */
            change: components["schemas"]["RatingChange"] | null;
        };
        /** @description A faction or species, and how somebody did with it. */
        PlayedSide: {
            /** @description Its reference in the game's notation, such as `faction:terrans`. */
            side: string;
            /** @description How often they played it, */
            games: number;
            /** @description and how often they won. */
            wins: number;
        };
        /** @description Where points come from. */
        PointSource: {
            /** @description The part of the score: the text `<game>-score-<part>` names it. */
            part: string;
            /** @description How many points a game more than the others it brings, on average; negative: fewer. */
            difference: number;
        };
        /** @description A way to set up a table that somebody keeps. */
        Preset: {
            /** @description What they call it. */
            name: string;
            /** @description The game's id. */
            game: string;
            /** @description What to send to make such a table. */
            table: {
                [key: string]: unknown;
            };
        };
        /** @description A kept way to be forgotten. */
        PresetName: {
            /** @description What it is called. */
            name: string;
        };
        /** @description A way to play that has a name; the text `<game>-preset-<name>` describes it. */
        PresetSpec: {
            /** @description Its name; `app-preset-<name>` is its title. */
            name: string;
            /** @description Options by name; the others have their defaults. */
            options: {
                [key: string]: string;
            };
        };
        /** @description A way to set up a table, to be kept under a name; one of the same name is replaced. */
        PresetWish: {
            /** @description What it is called. */
            name: string;
            /** @description The table; its seed is not kept. */
            table: components["schemas"]["NewTable"];
        };
        /** @description What would be seen. */
        Preview: {
            /** @description The view after the actions; null where chance decides. */
            view: components["schemas"]["GameView"] | null;
            /** @description Whether dice or hidden things decide. */
            chance: boolean;
            /** @description What should be said before the last of them is confirmed: that it changes nothing, or what is lost. */
            warnings: components["schemas"]["Obstacle"][];
        };
        /** @description Why a call was refused. */
        Problem: {
            /** @description For programs. */
            code: components["schemas"]["ErrorCode"];
            /** @description For people who write programs. */
            message: string;
            /** @description What stands in the way of the action, if it was one. */
            obstacles?: components["schemas"]["Obstacle"][];
        };
        /** @description Somebody's own page, as far as they show it to the caller. */
        Profile: {
            /** @description Whose. */
            who: components["schemas"]["Someone"];
            /** @description Whether it is the caller's own. */
            you: boolean;
            /** @description What the caller and they are to each other; null: nothing, or the caller themselves. */
            friend: components["schemas"]["FriendState"] | null;
            /** @description Since when they have an account: ISO 8601 in UTC. */
            since: string;
            /** @description Whether they show the rest to the caller; otherwise numbers are 0 and lists are empty. */
            shown: boolean;
            /** @description Finished games, */
            games: number;
            /** @description games won, */
            wins: number;
            /** @description and per cent of games in which they stayed to the end; null before the first. */
            finished: number | null;
            /** @description Games won one after the other up to now, */
            streak: number;
            /** @description and at the most. */
            best_streak: number;
            /** @description When they play most; null before the tenth game. */
            usual: components["schemas"]["Usual"] | null;
            /** @description Of the whole time, most games first. */
            ratings: components["schemas"]["Rated"][];
            /** @description By game, most games first. */
            statistics: components["schemas"]["GameStatistics"][];
            /** @description Whether the caller may see single games. */
            history: boolean;
        };
        /** @description An action that is not legal now, but is once the free actions of `way` have been taken. */
        Proposal: {
            /** @description What could be done. */
            action: components["schemas"]["Action"];
            /** @description What to take before, in order; each is an entry of its own that can be taken back. */
            way: components["schemas"]["Action"][];
        };
        /** @description A browser's push subscription, as `PushSubscription.toJSON` writes it. */
        PushDevice: {
            /** @description Where messages for it go. */
            endpoint: string;
            /** @description By what they are encrypted. */
            keys: components["schemas"]["PushKeys"];
            /** @description Until when, where the browser says so; not used. */
            expirationTime?: number | null;
        };
        /** @description A subscription to be forgotten. */
        PushEnd: {
            /** @description Where its messages went. */
            endpoint: string;
        };
        /** @description A browser's keys. */
        PushKeys: {
            /** @description Its public key. */
            p256dh: string;
            /** @description Its secret for messages. */
            auth: string;
        };
        /** @description Help with a puzzle in two rungs: the things meant, the action. */
        PuzzleHint: {
            /** @description References. */
            at: string[];
            /** @description In notation. */
            action: string;
        };
        /** @description A puzzle in the list of its game. */
        PuzzleInfo: {
            /** @description By which it is asked for. */
            id: string;
            /** @description How many play. */
            players: number;
            /** @description In which round it is. */
            round: number;
            /** @description The reference of who is played, such as a faction; null where seats differ by colour alone. */
            who: string | null;
            /** @description From 1, easy to see, to 5. */
            grade: number;
            /** @description How much of the chance to win the next best turn loses. */
            margin: number;
        };
        /** @description What a solver of a puzzle chose so far. */
        PuzzleLine: {
            /** @description Actions in notation; at most 40. */
            actions: string[];
            /** @description The ply whose events are known; null for the whole log. */
            since?: number | null;
            /**
             * @description Whether a finished turn is to be judged; false for one that is only looked at.
             * @default true
             */
            judge: boolean;
        };
        /** @description The puzzles of a game. */
        PuzzleList: {
            /** @description The game's id. */
            game: string;
            /** @description The easiest first; none where the game has none. */
            puzzles: components["schemas"]["PuzzleInfo"][];
        };
        /** @description Where a solver stands. */
        PuzzleProgress: {
            /** @description The puzzle's id. */
            puzzle: string;
            /** @description What was chosen so far. */
            taken: components["schemas"]["Action"][];
            /** @description Whether the turn is over: somebody else is asked, chance has a say, or the game has ended. */
            ended: boolean;
            /** @description Whether the last action rolled dice or showed something hidden. */
            chance: boolean;
            /** @description How good the turn was; null before its end, and where no verdict was asked for. */
            verdict: components["schemas"]["PuzzleVerdict"] | null;
            /** @description What a right turn chooses next; null at its end, and where no known one leads on from here. */
            hint: components["schemas"]["PuzzleHint"] | null;
            /** @description The place in `taken` of the first choice after which no known right turn leads on: another may. */
            astray: number | null;
            /** @description The best turn. */
            solution: components["schemas"]["Action"][];
        };
        /** @description A puzzle on a board: an ordinary state, and progress. */
        PuzzleState: {
            /** @description How the board stands; it belongs to no table. */
            state: components["schemas"]["TableState"];
            /** @description Where the solver stands. */
            progress: components["schemas"]["PuzzleProgress"];
        };
        /** @description A table at which the game of a puzzle goes on. */
        PuzzleTable: {
            /** @description What was chosen so far, in notation; at most 40. */
            actions: string[];
            /**
             * @description How strong the bots on the other seats are.
             * @default hard
             */
            level: components["schemas"]["BotLevel"];
            /** @description What the caller wants to be called. */
            name?: string | null;
        };
        /** @description What a solver's turn is worth beside the best one. */
        PuzzleVerdict: {
            /** @description Whether it is as good. */
            solved: boolean;
            /** @description How much of the chance to win it loses. */
            loss: number;
            /** @description The chance to win after it, */
            chance: number;
            /** @description and after the best one. */
            best: number;
            /** @description What the turn brings, */
            reasons: components["schemas"]["AdviceReason"][];
            /** @description and what the best one brings; the decisive reason first. */
            best_reasons: components["schemas"]["AdviceReason"][];
        };
        /** @description When nothing is told; what is still so is told afterwards. */
        QuietHours: {
            /** @description From this hour of the day on, 0 to 23, */
            begins: number;
            /** @description until this one, which may be that of the next day. */
            ends: number;
            /** @description By a clock so many minutes east of UTC. */
            offset: number;
        };
        /** @description When nothing is told. */
        QuietHoursWish: {
            /** @description From this hour of the day on, */
            begins: number;
            /** @description until this one, which may be that of the next day. */
            ends: number;
            /**
             * @description By a clock so many minutes east of UTC.
             * @default 0
             */
            offset: number;
        };
        /** @description A table to be told nothing about. */
        QuietTable: {
            /** @description Which. */
            table: string;
            /** @description Whether nothing, or everything again. */
            quiet: boolean;
        };
        /** @description A question of the quiz: the text `lessons_<game>-quiz-<id>`, its attributes `a`, `b` … and `why`. */
        QuizQuestion: {
            /** @description Its name. */
            id: string;
            /** @description How many answers it has. */
            answers: number;
            /** @description The letter of the right one. */
            right: string;
            /** @description The clause of the rules that answers it. */
            rule: string;
            /** @description The lesson that teaches it. */
            lesson: string;
        };
        /**
         * @description How strong somebody is at a game with so many players, and how sure that is.
         *
         *     The scale: an average newcomer is 1500, and who is 200 above wins about three duels of four.
         */
        Rated: {
            /** @description The game's id. */
            game: string;
            /** @description With how many players: `2`, `3`, `4` or `more`. */
            field: components["schemas"]["FieldName"];
            /** @description Rated games so far. */
            games: number;
            /** @description How many more games until the rating is shown; 0: it is. */
            to_go: number;
            /** @description The best guess; null until it is shown. */
            rating: number | null;
            /** @description 19 times out of 20 the truth lies no further from it than this. */
            margin: number | null;
            /** @description What one is at least, as good as surely: `rating` less `margin`. Boards are in this order. */
            safe: number | null;
            /** @description What the last game changed; null before the second rated game. */
            change: number | null;
            /** @description Ahead of so many per cent of those on the board; null where one is not on it. */
            ahead: number | null;
            /** @description The place on the board; null where one is not on it. */
            place: number | null;
            /** @description The ratings after the last games, at most 30, the newest last, */
            curve: number[];
            /** @description and how sure each of them was. */
            margins: number[];
            /** @description How often one came first, second, … in rated games. */
            places: number[];
        };
        /** @description What a rated game changed for somebody. */
        RatingChange: {
            /** @description Whose seat. */
            seat: number;
            /** @description The rating before, */
            before: number;
            /** @description and after. */
            after: number;
            /** @description The difference, as shown. */
            change: number;
            /** @description How sure the rating is now. */
            margin: number;
            /** @description The place that the ratings let expect, such as 2.4. */
            expected: number;
            /**
             * @description `first`: a first game says most; `left`: a bot played on, which counts as last.
             * @enum {string}
             */
            reason: "first" | "better" | "as_expected" | "worse" | "left";
        };
        /** @description How ratings work here. The page's texts explain it; these are the numbers in them. */
        RatingRules: {
            /** @description Whether tables can be rated at this server. */
            ratings: boolean;
            /** @description Whether people can make tournaments here. */
            tournaments: boolean;
            /** @description The present season first; none where the host wants no seasons. */
            seasons: components["schemas"]["Season"][];
            /** @description Games until a rating is shown. */
            least_games: number;
            /** @description Days without a rated game after which one rests from the board of the whole time. */
            rests: number;
            /** @description The boards that there are, most people first. */
            boards: components["schemas"]["BoardInfo"][];
            /** @description By game and field the bots that may sit at a rated table; any other bot makes it unrated. */
            bots: {
                [key: string]: {
                    [key: string]: components["schemas"]["BotMark"][];
                };
            };
            /** @description What places bring in tournaments, by the number of players at the table. */
            points: {
                [key: string]: number[];
            };
        };
        /** @description A seat on this device. */
        RecoveredSeat: {
            /** @description The table. */
            table: string;
            /** @description Its game. */
            game: string;
            /** @description A secret of its own for this device; those of other devices hold the seat as well. */
            secret: string;
        };
        /** @description Seats to be had on this device. */
        Recovery: {
            /**
             * @description Tables whose seats it has already.
             * @default []
             */
            unless: string[];
        };
        /** @description A refusal: nothing has changed. */
        Refused: {
            /** @description What is in the way. */
            error: components["schemas"]["Problem"];
        };
        /** @description A seat at the table of a rematch. */
        Rematch: {
            /** @description The new table's id. */
            table: string;
            /** @description The caller's seat there. */
            seat: number;
            /** @description What holds it: the secret of the old seat. */
            secret: string;
        };
        /** @description A line that the host should read. */
        ReportLine: {
            /** @description Its number. */
            number: number;
        };
        /** @description Seats to be handed to a bot. */
        Resign: {
            /** @description How strong the bot shall be. */
            level: components["schemas"]["BotLevel"];
            /** @description Which of the caller's seats; all of them where it is left out. */
            seat?: number | null;
        };
        /** @description Something said: a phrase that everybody reads in their own language, or a text. */
        Say: {
            /** @description One of the phrases. */
            phrase?: ("well_played" | "one_moment" | "back_soon") | null;
            /** @description A text of 1 to 300 signs on one line, without control characters. */
            text?: string | null;
            /** @description What a spectator wants to be called; seats have their names. */
            name?: string | null;
        };
        /** @description Points so far. */
        Score: {
            /** @description The sum of the parts. */
            total: number;
            /** @description Points by what they were made with; the text `<game>-score-<part>` names it. */
            parts: {
                [key: string]: number;
            };
        };
        /** @description A season of ratings. */
        Season: {
            /** @description By which it is asked for: `2026-10` began in October 2026. */
            id: string;
            /** @description When it began: ISO 8601 in UTC. */
            begins: string;
            /** @description When it is over. */
            ends: string;
            /** @description Whether it is: then its table does not change any more. */
            over: boolean;
        };
        /** @description A place at a table as everybody sees it. */
        SeatInfo: {
            /** @description Its number, clockwise from 0. */
            seat: number;
            /** @description Whether a person sits there, a bot, or nobody yet. */
            kind: components["schemas"]["SeatKind"];
            /** @description What the person wants to be called. */
            name: string | null;
            /** @description How strong the bot is; null where none sits. */
            level: components["schemas"]["BotLevel"] | null;
            /** @description Whether the person is connected; a bot always is. */
            online: boolean;
            /**
             * @description Set where the person agrees to advice at this table.
             * @constant
             */
            coach?: true;
        };
        /** @description A seat of a new table. */
        SeatRequest: {
            /**
             * @description The caller's, open to others, or a bot's.
             * @enum {string}
             */
            kind: "me" | "open" | "bot";
            /** @description What the person or the bot is called: 1 to 30 characters. */
            name?: string | null;
            /** @description How strong the bot is; `easy` where it is left out. */
            level?: components["schemas"]["BotLevel"] | null;
        };
        /** @description The caller is signed in from now on. */
        Session: {
            /** @description The secret of this device (`a_…`), told only now; it travels as the secret of a seat does. */
            secret: string;
            /** @description Whose it is. */
            account: components["schemas"]["Account"];
        };
        /** @description What every view has of a seat or an opponent, and whatever the game shows of it. */
        SideView: {
            /** @description How it stands. */
            score: components["schemas"]["Score"];
        } & {
            [key: string]: unknown;
        };
        /** @description Leaving. */
        SignOut: {
            /**
             * @description On every device, not only on this one.
             * @default false
             */
            everywhere: boolean;
        };
        /** @description An argument of a verb. */
        SlotInfo: {
            /** @description What it is in a sentence. */
            role: string;
            /** @description The kind of thing. */
            kind: string;
        };
        /** @description Somebody with an account, as others may know them. */
        Someone: {
            /** @description Their public id (`p_…`). */
            id: string;
            /** @description What they are called; nobody else with an account is called so. */
            name: string;
            /** @description The emblem that they like in lists; at a table the seat decides. Null where they chose none. */
            emblem: components["schemas"]["Emblem"] | null;
        };
        /** @description Where a variation comes from. */
        Source: {
            /** @description The table whose game it begins like, */
            table: string;
            /** @description and the ply until which it does. */
            ply: number;
        };
        /** @description Standing orders, instead of the earlier ones. */
        StandingOrders: {
            /**
             * @description Values by name, of those that the game's `orders` name; `plan`, which every game knows, holds the steps
             *     that the seat means to take: actions in notation, one a line, at most 20. They are never taken by
             *     themselves; a step leaves the plan when it is done.
             */
            orders: {
                [key: string]: string;
            };
            /** @description Which of the caller's seats; the first where it is left out. */
            seat?: number | null;
        };
        /** @description Why a table can be read, but not played on: this server does not play its game by the same rules. */
        Stopped: {
            /** @description The version of the rules that the game was begun by. */
            rules: number;
            /** @description The version that this server plays; null if it does not have the game. */
            here: number | null;
        };
        /** @description A table in a list. */
        Summary: {
            /** @description The table's id. */
            table: string;
            /** @description The game's id. */
            game: string;
            /** @description Every option of the game. */
            options: {
                [key: string]: string;
            };
            /** @description Whether the lobby shows it. */
            listed: boolean;
            /** @description Before the start, during the game, or after it. */
            status: components["schemas"]["TableStatus"];
            /** @description When it was made: ISO 8601 in UTC. */
            created: string;
            /** @description When somebody last moved, came or went: ISO 8601 in UTC. */
            changed: string;
            /** @description How long the history is. */
            ply: number;
            /** @description Who sits where. */
            seats: components["schemas"]["SeatInfo"][];
            /** @description The seat that everybody waits for. */
            deciding: number | null;
            /** @description How it ended; null before. */
            outcome: components["schemas"]["Outcome"] | null;
            /** @description What was agreed about time. */
            clock: components["schemas"]["ClockRule"] | null;
            /** @description When the time of the seat that everybody waits for is over: ISO 8601 in UTC; null where it never is. */
            due: string | null;
            /**
             * @description Set where the game counts for ratings.
             * @constant
             */
            rated?: true;
            /** @description Only at a table of a tournament: which. */
            tournament?: string;
        };
        /** @description How a table stands, by the caller's eyes. */
        TableState: {
            /**
             * @description Which message this is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "state";
            /** @description The table's id. */
            table: string;
            /** @description The game's id. */
            game: string;
            /** @description Every option of the game. */
            options: {
                [key: string]: string;
            };
            /** @description Before the start, during the game, or after it. */
            status: components["schemas"]["TableStatus"];
            /** @description How long the history is. */
            ply: number;
            /** @description The seats that the caller holds, none for a spectator. */
            you: number[];
            /**
             * @description The seat whose view this is, null for a spectator: of the caller's the one that decides, or decided
             *     last.
             */
            eyes: number | null;
            /** @description Who sits where. */
            seats: components["schemas"]["SeatInfo"][];
            /** @description What these eyes see; null before the start. */
            view: components["schemas"]["GameView"] | null;
            /** @description What is being asked; null before the start and after the end. */
            decision: components["schemas"]["Decision"] | null;
            /** @description What these eyes may know of what happened after `from_ply`. */
            events: components["schemas"]["GameEvent"][];
            /** @description Keep earlier events up to here and replace the later ones by `events`; -1: these are all of them. */
            from_ply: number;
            /** @description Whether the caller may take back. */
            undo: components["schemas"]["UndoInfo"];
            /** @description The standing orders of `eyes`, null for a spectator. An answer by order is an entry of its own. */
            orders: {
                [key: string]: string;
            } | null;
            /** @description The bot that thinks, or that could not move. */
            thinking: components["schemas"]["Thinking"] | null;
            /** @description How it ended; null before. */
            outcome: components["schemas"]["Outcome"] | null;
            /**
             * @description Only for somebody who holds several seats, where these eyes see what not everybody does: people who
             *     share a screen draw a curtain first.
             * @constant
             */
            hides?: true;
            /** @description Only at a table that cannot go on: there is no view then, and `events` are told as they were then. */
            stopped?: components["schemas"]["Stopped"];
            /**
             * @description Set where advice may be asked for: nobody else sits here, or all who do agreed.
             * @constant
             */
            coach?: true;
            /** @description Only at a variation: where it comes from. */
            source?: components["schemas"]["Source"];
            /**
             * @description Set where the game counts for ratings: so it was agreed when the table was made.
             * @constant
             */
            rated?: true;
            /** @description Only at a table of a tournament: which. */
            tournament?: string;
        };
        /** @description A bot at work. */
        Thinking: {
            /** @description The bot's seat. */
            seat: number;
            /** @description How strong it is. */
            level: components["schemas"]["BotLevel"];
            /**
             * @description Present where the bot could not move: it tries again when somebody acts or connects.
             * @constant
             */
            failed?: true;
        };
        /** @description Asked of the others about somebody who does not move. All clocks stand still; a move settles it. */
        TimeQuestion: {
            /** @description About whom. */
            seat: number;
            /** @description Until when, in milliseconds since 1970: most votes count, a tie or silence gives time if it can. */
            until: number;
            /** @description `time`: a little more, once for each; `bot`: one plays on; `end`: places as they stand. */
            choices: ("time" | "bot" | "end")[];
            /** @description Who is asked. */
            voters: number[];
            /** @description What was said so far. */
            votes: components["schemas"]["TimeVote"][];
        };
        /** @description What somebody wants to happen. */
        TimeVote: {
            /** @description Who. */
            seat: number;
            /**
             * @description What.
             * @enum {string}
             */
            choice: "time" | "bot" | "end";
        };
        /** @description A tournament with all that its page shows. */
        Tournament: {
            /** @description Its id (`c_…`). */
            id: string;
            /** @description What it is called. */
            name: string;
            /** @description `swiss` or `knockout`. */
            kind: components["schemas"]["TournamentKind"];
            /** @description The game's id. */
            game: string;
            /**
             * @description Whether one can join, it is played, or it is over.
             * @enum {string}
             */
            state: "open" | "running" | "finished" | "cancelled";
            /** @description Who leads it; null if their account is gone. */
            organiser: components["schemas"]["Someone"] | null;
            /** @description How many take part, */
            players: number;
            /** @description and how many may. */
            most: number;
            /** @description Players at a full table. */
            size: number;
            /** @description The present round, from 1 on; 0 before the first, */
            round: number;
            /** @description and how many there will be; as far as that is known in a knock-out that has not begun. */
            rounds: number;
            /** @description When the organiser means to begin: ISO 8601 in UTC. */
            begins: string | null;
            /** @description Whether its games are rated. */
            rated: boolean;
            /** @description Who may join: `public`, with a `link`, or who is `invited`. */
            registration: components["schemas"]["Registration"];
            /** @description Whether the caller was asked, takes part, or gave up. */
            you: ("invited" | "in" | "out") | null;
            /** @description Whether the caller leads it. */
            leads: boolean;
            /** @description The table at which the caller plays just now. */
            table: string | null;
            /** @description What the organiser says of it. */
            about: string;
            /** @description The game's options at its tables; the others have their defaults. */
            options: {
                [key: string]: string;
            };
            /** @description The clock of its tables; at zero a bot plays on. */
            clock: components["schemas"]["ClockRule"];
            /** @description Whether the next round begins by itself. */
            automatic: boolean;
            /** @description Minutes between the pairing of a round and the start of its tables. */
            pause: number;
            /** @description When it was made: ISO 8601 in UTC. */
            created: string;
            /** @description When the tables of a paired round begin; null otherwise. */
            next_at: string | null;
            /** @description What a link needs to let others join; only told to the organiser, where registration is by link. */
            code: string | null;
            /** @description Who takes part, by number; who was only asked stands there for the organiser and for themselves. */
            entrants: components["schemas"]["Entrant"][];
            /** @description The rounds so far, in order. */
            played: components["schemas"]["TournamentRound"][];
            /** @description How it stands; empty before the first round. */
            standings: components["schemas"]["TournamentStanding"][];
            /** @description What the caller may do now. */
            may: ("join" | "leave" | "invite" | "remove" | "begin" | "pair" | "set_result" | "cancel")[];
            /** @description Why it was given up. */
            cancelled: string | null;
        };
        /** @description Giving a tournament up. */
        TournamentEnd: {
            /** @description Why; everybody sees it. */
            reason: string;
        };
        /** @description Somebody to be asked to a tournament. */
        TournamentGuest: {
            /** @description What they are called. */
            name: string;
        };
        /** @description A tournament in a list. */
        TournamentLine: {
            /** @description Its id (`c_…`). */
            id: string;
            /** @description What it is called. */
            name: string;
            /** @description `swiss` or `knockout`. */
            kind: components["schemas"]["TournamentKind"];
            /** @description The game's id. */
            game: string;
            /**
             * @description Whether one can join, it is played, or it is over.
             * @enum {string}
             */
            state: "open" | "running" | "finished" | "cancelled";
            /** @description Who leads it; null if their account is gone. */
            organiser: components["schemas"]["Someone"] | null;
            /** @description How many take part, */
            players: number;
            /** @description and how many may. */
            most: number;
            /** @description Players at a full table. */
            size: number;
            /** @description The present round, from 1 on; 0 before the first, */
            round: number;
            /** @description and how many there will be; as far as that is known in a knock-out that has not begun. */
            rounds: number;
            /** @description When the organiser means to begin: ISO 8601 in UTC. */
            begins: string | null;
            /** @description Whether its games are rated. */
            rated: boolean;
            /** @description Who may join: `public`, with a `link`, or who is `invited`. */
            registration: components["schemas"]["Registration"];
            /** @description Whether the caller was asked, takes part, or gave up. */
            you: ("invited" | "in" | "out") | null;
            /** @description Whether the caller leads it. */
            leads: boolean;
            /** @description The table at which the caller plays just now. */
            table: string | null;
        };
        /** @description Tournaments that everybody may see. */
        TournamentList: {
            /** @description That one may join, the next to begin first; at most 50. */
            open: components["schemas"]["TournamentLine"][];
            /** @description That are played; at most 50. */
            running: components["schemas"]["TournamentLine"][];
            /** @description The last that were finished; at most 20. */
            finished: components["schemas"]["TournamentLine"][];
            /** @description All that the caller plays in, is asked to or leads, the newest first; at most 50. */
            mine: components["schemas"]["TournamentLine"][];
        };
        /** @description Somebody to be taken out of a tournament. */
        TournamentRemoval: {
            /** @description The entrant. */
            number: number;
        };
        /** @description A result set by the organiser. */
        TournamentResult: {
            /** @description The round. */
            round: number;
            /** @description The table's number in it. */
            board: number;
            /** @description The places in the order of the seats, 1 the best; who is level shares one. */
            ranks: number[];
            /** @description Seats whose people did not play: they get no points, whatever their place. */
            absent?: number[];
            /** @description Why; everybody sees it. */
            reason: string;
        };
        /** @description A round. */
        TournamentRound: {
            /** @description From 1 on. */
            round: number;
            /**
             * @description Whether its tables begin soon, are played, or are over.
             * @enum {string}
             */
            state: "paired" | "playing" | "done";
            /** @description When its tables begin, or began: ISO 8601 in UTC. */
            begins: string;
            /** @description When the last of them was over. */
            ended: string | null;
            /** @description Pairs of people who meet again in it, because it could not be avoided. */
            repeats: number;
            /** @description Its tables. */
            tables: components["schemas"]["TournamentTable"][];
        };
        /** @description Somebody at a table of a tournament. */
        TournamentSeat: {
            /** @description The entrant. */
            number: number;
            /** @description Their points before this round. */
            before: number;
            /** @description Points in the game: as it stands where it is played, by what everybody sees; null where unknown. */
            score: number | null;
            /** @description The place; null as long as it is played. */
            rank: number | null;
            /** @description What it brought; null as long as it is played. */
            points: number | null;
            /** @description Whether a bot played on for them at the end: then they count as last and get nothing. */
            left: boolean;
            /** @description Knock-out: whether they go on; null in a Swiss tournament, and as long as it is played. */
            through: boolean | null;
        };
        /** @description A line of the standings. */
        TournamentStanding: {
            /** @description The place; who is level in everything shares one. */
            place: number;
            /** @description The entrant. */
            number: number;
            /** @description Their points, */
            points: number;
            /** @description the points of their opponents (see docs/club.md), */
            tie: number;
            /** @description and their tables won. */
            wins: number;
            /** @description What each round brought; null where it is played, or they were not paired. */
            rounds: (number | null)[];
            /** @description Whether they gave up, or were knocked out. */
            out: boolean;
            /** @description Whether they play just now. */
            playing: boolean;
        };
        /** @description A table of a round. */
        TournamentTable: {
            /** @description Its number in the round, from 1 on. */
            board: number;
            /** @description The table's id, as soon as it is made; null for a bye. */
            table: string | null;
            /**
             * @description `paired`: it begins soon; `stuck`: the game ended without a result, the organiser must say one.
             * @enum {string}
             */
            state: "paired" | "playing" | "done" | "stuck";
            /** @description Whether somebody plays nobody in this round and gets the points of a win. */
            bye: boolean;
            /** @description Who, in the order of the seats. */
            seats: components["schemas"]["TournamentSeat"][];
            /** @description The organiser who set the result; null where the game did, or their account is gone. */
            set_by: components["schemas"]["Someone"] | null;
            /** @description Why the organiser set it: everybody sees that. */
            reason: string | null;
            /** @description How far the game is. */
            ply: number;
            /** @description The seat that everybody waits for. */
            deciding: number | null;
            /** @description When their time is over: ISO 8601 in UTC. */
            due: string | null;
        };
        /** @description What steps of a turn would lead to, in a world that the seat cannot tell from the real one. */
        Trial: {
            /** @description Whose turn is thought through. */
            seat: number;
            /** @description Whether somebody else is deciding: the turn is thought through as if it came at once. */
            ahead: boolean;
            /** @description What the seat has now, by name, */
            before: {
                [key: string]: number;
            };
            /** @description the steps, */
            steps: components["schemas"]["TrialStep"][];
            /** @description and what it would have after them. */
            after: {
                [key: string]: number;
            };
            /** @description Why there can be no further step; null where there can. */
            ends: ("chance" | "turn" | "over" | "closed") | null;
            /** @description What the seat would see after them. */
            view: components["schemas"]["GameView"];
            /** @description What it would be asked then; null at the end. */
            decision: components["schemas"]["Decision"] | null;
            /** @description Whether it was asked what others might answer, */
            guessed: boolean;
            /** @description and the guess of a quick bot, until the seat would be asked again. */
            answers: components["schemas"]["LineStep"][];
        };
        /** @description A step of a try. */
        TrialStep: {
            /** @description What is done. */
            action: components["schemas"]["Action"];
            /** @description Whether it can be done there; what cannot is left out, and the others are tried without it. */
            possible: boolean;
            /** @description In which of the seat's turns, from 0; in between everybody else waits. */
            turn: number;
            /** @description Whether dice or hidden things would decide what comes of it. */
            chance: boolean;
            /** @description What the seat would have more of, or less, by name, as far as that is certain. */
            changes: {
                [key: string]: number;
            };
            /** @description What stands in the way. */
            obstacles: components["schemas"]["Obstacle"][];
        };
        /** @description Steps of a turn to be tried out, on a board that nobody else sees. */
        Try: {
            /** @description The table's ply that it starts from. */
            ply: number;
            /**
             * @description What the seat would do, at most 20 steps; what has only one answer is answered by itself.
             * @default []
             */
            steps: (number | string)[];
            /** @description Which of the caller's seats; the one that decides, or the first, where it is left out. */
            seat?: number | null;
            /**
             * @description Whether bots shall guess what others would answer: that is advice, and needs the consent of all.
             * @default false
             */
            guess: boolean;
        };
        /** @description The last decision to be taken back. */
        Undo: {
            /** @description The table's ply that it answers. */
            ply: number;
        };
        /** @description Whether the caller may take back their last decision. */
        UndoInfo: {
            /** @description Whether it would be granted. */
            possible: boolean;
            /**
             * @description Why not: `nothing` to take back, `not_yours`, `chance` (a die was rolled or a card seen),
             *     `other` (another seat has decided since), `over`.
             */
            reason: components["schemas"]["UndoReason"] | null;
        };
        /** @description When somebody plays most. */
        Usual: {
            /** @description 0 is Monday, in UTC. */
            weekday: number;
            /** @description The middle of the four hours, in UTC. */
            hour: number;
        };
        /** @description Days off from a game with days a turn. */
        Vacation: {
            /** @description How many from now on, instead of those being taken; 0 to be back. */
            days: number;
        };
        /** @description A verb of a grammar. Its actions are numbered from `base`, the last slot counting fastest. */
        VerbInfo: {
            /** @description Its word in notation. */
            name: string;
            /** @description The number of its first action. */
            base: number;
            /** @description How many actions it has. */
            size: number;
            /** @description Its arguments. */
            slots: components["schemas"]["SlotInfo"][];
        };
        /** @description What others may see of the caller. */
        Visibility: {
            /** @description Who sees ratings and statistics: `everyone`, `friends` or `nobody`. */
            profile: components["schemas"]["Shown"];
            /** @description Who sees single games. */
            history: components["schemas"]["Shown"];
            /** @description Whether the caller stands on leader boards. At a rated table everybody sees the changes anyway. */
            boards: boolean;
            /** @description The emblem in lists. */
            emblem: components["schemas"]["Emblem"] | null;
        };
        /** @description What others may see; what is left out stays. */
        VisibilityWish: {
            /** @description Who sees ratings and statistics. */
            profile?: components["schemas"]["Shown"] | null;
            /** @description Who sees single games. */
            history?: components["schemas"]["Shown"] | null;
            /** @description Whether one stands on leader boards. */
            boards?: boolean | null;
            /** @description The emblem in lists. */
            emblem?: components["schemas"]["Emblem"] | null;
        };
        /** @description What shall happen about somebody who does not move. */
        Vote: {
            /**
             * @description `time`, `bot` or `end`.
             * @enum {string}
             */
            choice: "time" | "bot" | "end";
        };
        /** @description Tables at which everybody waits for the caller. */
        WaitingTables: {
            /** @description At most 10. */
            seats: components["schemas"]["HeldSeat"][];
        };
        /** @description How one can sign in at this server; play needs neither. */
        Ways: {
            /** @description Whether a passkey works at this address: it needs a host name, an IP address has none. */
            passkey: boolean;
            /** @description Whether links can be mailed: the host has named a mail server and the server's own address. */
            mail: boolean;
        };
        /** @description A room of a chat program. */
        WebhookInfo: {
            /**
             * @description How it wants to be spoken to.
             * @enum {string}
             */
            kind: "discord" | "slack";
            /** @description Where. */
            address: string;
        };
        /** @description A room of a chat program that shall be told. */
        WebhookWish: {
            /**
             * @description How it wants to be spoken to.
             * @enum {string}
             */
            kind: "discord" | "slack";
            /** @description Its address, `https://…`. */
            address: string;
        };
        /** @description Somebody, by name. */
        Whom: {
            /** @description What they are called, exactly; small letters and spaces do not matter. */
            name: string;
        };
        /** @description Why a thing cannot be chosen: the nearest action about it, and what stands in its way. */
        WhyNot: {
            /** @description The action; null where none is about these things. */
            action: components["schemas"]["Action"] | null;
            /** @description What stands in its way, what cannot be paid away first; empty if it is legal. */
            obstacles: components["schemas"]["Obstacle"][];
        };
        /** @description Things that cannot be chosen, and perhaps a verb: why not? */
        Wondering: {
            /** @description The table's ply that it asks about. */
            ply: number;
            /**
             * @description The things, by reference or by label alone, at most 6; the nearest action about all of them is told.
             * @default []
             */
            refs: string[];
            /**
             * @description Only actions of this verb; of any where it is empty.
             * @default
             */
            verb: string;
        };
        /** @description An action to be taken. */
        ActMessage: {
            /**
             * @description Which message this is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "act";
            /** @description The client's own, carried by the answer. */
            id: string;
            /** @description The table's ply that it answers. */
            ply: number;
            /** @description The action's number, or its notation. */
            action: number | string;
        };
        /** @description The first message: who one is, and what one has seen. It may be said again, such as after joining. */
        HelloMessage: {
            /**
             * @description Which message this is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "hello";
            /**
             * @description What holds one's seats; null for a spectator.
             * @default null
             */
            secret: string | null;
            /**
             * @description The last ply seen, to be sent only what is new of the log; null for all of it.
             * @default null
             */
            ply: number | null;
            /**
             * @description Whether later states shall be told by what changed.
             * @default false
             */
            deltas: boolean;
        };
        /** @description A sign of life is wanted. */
        PingMessage: {
            /**
             * @description Which message this is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ping";
        };
        /** @description An action to be looked at. */
        PreviewRequest: {
            /**
             * @description Which message this is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "preview";
            /** @description The client's own, carried by the answer. */
            id: string;
            /** @description The table's ply that it answers. */
            ply: number;
            /** @description The action's number, or its notation. */
            action: number | string;
            /**
             * @description Actions taken before it, at most 50.
             * @default []
             */
            way: (number | string)[];
        };
        /** @description The last decision to be taken back. */
        UndoMessage: {
            /**
             * @description Which message this is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "undo";
            /** @description The client's own, carried by the answer. */
            id: string;
            /** @description The table's ply that it answers. */
            ply: number;
        };
        /** @description Things that cannot be chosen: why not? */
        WhyNotRequest: {
            /** @description The table's ply that it asks about. */
            ply: number;
            /**
             * @description The things, by reference or by label alone, at most 6; the nearest action about all of them is told.
             * @default []
             */
            refs: string[];
            /**
             * @description Only actions of this verb; of any where it is empty.
             * @default
             */
            verb: string;
            /**
             * @description Which message this is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "why_not";
            /** @description The client's own, carried by the answer. */
            id: string;
        };
        ClientMessage: components["schemas"]["HelloMessage"] | components["schemas"]["ActMessage"] | components["schemas"]["UndoMessage"] | components["schemas"]["PreviewRequest"] | components["schemas"]["WhyNotRequest"] | components["schemas"]["PingMessage"];
        /** @description A place in a state that holds something else now. */
        Change: {
            /** @description The names and numbers that lead there. */
            at: (string | number)[];
            /** @description What it holds. */
            to: unknown;
        };
        /** @description Something said. */
        ChatLine: {
            /** @description Its place in the talk of the table, from 1 on. */
            number: number;
            /** @description When: ISO 8601 in UTC. */
            at: string;
            /**
             * @description At the table, or apart from it among those who look on.
             * @enum {string}
             */
            room: "table" | "gallery";
            /** @description By whom; null for a spectator. */
            seat: number | null;
            /** @description What a spectator wants to be called; null for a seat. */
            name: string | null;
            /** @description A phrase that everybody reads in their own language: the text `club-phrase-<phrase>`. */
            phrase: ("well_played" | "one_moment" | "back_soon") | null;
            /** @description What was typed, where it is no phrase. */
            text: string | null;
        };
        /** @description What was said since the last such message; spectators read the table, and have a talk of their own. */
        ChatMessage: {
            /**
             * @description Which message this is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "chat";
            /** @description Whether nobody may write. */
            closed: boolean;
            /** @description In order; of a line that is sent again the number is the same. */
            lines: components["schemas"]["ChatLine"][];
        };
        /**
         * @description The next state, told by what is different from the last one that was sent on this connection, whole or
         *     as such a message. Only for those who said so in their hello.
         */
        DeltaMessage: {
            /**
             * @description Which message this is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "delta";
            /** @description What holds something else; `events` and `from_ply` are not among it. */
            changes: components["schemas"]["Change"][];
            /** @description What is not there any more. */
            gone: (string | number)[][];
            /** @description As in a state. */
            events: components["schemas"]["GameEvent"][];
            /** @description As in a state. */
            from_ply: number;
        };
        /** @description A refusal: nothing has changed. After `stale` a fresh state follows. */
        ErrorMessage: {
            /**
             * @description Which message this is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "error";
            /** @description The id of the message that it answers, null if of none. */
            id: string | null;
            /** @description Why, for programs. */
            code: components["schemas"]["ErrorCode"];
            /** @description Why, for people who write programs. */
            message: string;
            /** @description What stands in the way of the action, if it was one. */
            obstacles?: components["schemas"]["Obstacle"][];
        };
        /** @description The change that was asked for is written to the store; the state follows. */
        OkMessage: {
            /**
             * @description Which message this is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ok";
            /** @description The id of the message that it answers. */
            id: string;
            /** @description The ply that the change led to. */
            ply: number;
        };
        /** @description The answer to a ping. */
        PongMessage: {
            /**
             * @description Which message this is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "pong";
        };
        /** @description What would be seen. */
        PreviewMessage: {
            /**
             * @description Which message this is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "preview";
            /** @description The id of the message that it answers. */
            id: string;
            /** @description The view after the actions; null where chance decides. */
            view: components["schemas"]["GameView"] | null;
            /** @description Whether dice or hidden things decide. */
            chance: boolean;
            /** @description What should be said before the last of them is confirmed: that it changes nothing, or what is lost. */
            warnings: components["schemas"]["Obstacle"][];
        };
        /** @description Somebody wants to play again: `POST /api/tables/{table}/rematch` takes one's seat there. */
        RematchMessage: {
            /**
             * @description Which message this is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "rematch";
            /** @description The table of the rematch; null if it was given up. */
            table: string | null;
        };
        /** @description Somebody came or went, or a bot began to think. */
        SeatsMessage: {
            /**
             * @description Which message this is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "seats";
            /** @description Who sits where. */
            seats: components["schemas"]["SeatInfo"][];
            /** @description The bot that thinks, or that could not move. */
            thinking: components["schemas"]["Thinking"] | null;
        };
        /** @description Why a thing cannot be chosen. */
        WhyNotMessage: {
            /** @description The action; null where none is about these things. */
            action: components["schemas"]["Action"] | null;
            /** @description What stands in its way, what cannot be paid away first; empty if it is legal. */
            obstacles: components["schemas"]["Obstacle"][];
            /**
             * @description Which message this is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "why_not";
            /** @description The id of the message that it answers. */
            id: string;
        };
        ServerMessage: components["schemas"]["TableState"] | components["schemas"]["DeltaMessage"] | components["schemas"]["OkMessage"] | components["schemas"]["ErrorMessage"] | components["schemas"]["PreviewMessage"] | components["schemas"]["WhyNotMessage"] | components["schemas"]["SeatsMessage"] | components["schemas"]["RematchMessage"] | components["schemas"]["ClockMessage"] | components["schemas"]["ChatMessage"] | components["schemas"]["PongMessage"];
        /** @enum {string} */
        ErrorCode: "bad_request" | "unknown_game" | "unknown_table" | "unknown_calculator" | "unknown_lesson" | "unknown_puzzle" | "unknown_person" | "unknown_tournament" | "no_seat" | "not_your_turn" | "illegal_action" | "stale" | "cannot_undo" | "full" | "not_started" | "not_finished" | "no_coach" | "too_fast" | "too_large" | "forbidden_origin" | "banned" | "old_rules" | "no_account" | "not_yours" | "expired" | "taken" | "switched_off" | "unavailable";
        /** @enum {string} */
        BotLevel: "easy" | "normal" | "hard" | "expert" | "greedy" | "random";
        /** @enum {string} */
        SeatKind: "person" | "open" | "bot";
        /** @enum {string} */
        TableStatus: "open" | "running" | "finished";
        /** @enum {string} */
        UndoReason: "nothing" | "not_yours" | "chance" | "other" | "over";
        /** @enum {string} */
        ObstacleKind: "over" | "turn" | "question" | "absent" | "taken" | "forbidden" | "used" | "order" | "far" | "short" | "now" | "warning" | "idle";
        /** @enum {string} */
        FieldName: "2" | "3" | "4" | "more";
        /** @enum {string} */
        FriendState: "friend" | "asked" | "asks" | "blocked";
        /** @enum {string} */
        Shown: "everyone" | "friends" | "nobody";
        /** @enum {string} */
        Emblem: "red" | "blue" | "green" | "yellow" | "white" | "black" | "magenta" | "grey" | "natural";
        /** @enum {string} */
        Registration: "public" | "link" | "invited";
        /** @enum {string} */
        TournamentKind: "swiss" | "knockout";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Account = components['schemas']['Account'];
export type AccountChange = components['schemas']['AccountChange'];
export type Act = components['schemas']['Act'];
export type Action = components['schemas']['Action'];
export type Advice = components['schemas']['Advice'];
export type AdviceReason = components['schemas']['AdviceReason'];
export type Agreement = components['schemas']['Agreement'];
export type Analysis = components['schemas']['Analysis'];
export type AnswerAsking = components['schemas']['AnswerAsking'];
export type AskToTable = components['schemas']['AskToTable'];
export type Asked = components['schemas']['Asked'];
export type Asking = components['schemas']['Asking'];
export type Board = components['schemas']['Board'];
export type BoardInfo = components['schemas']['BoardInfo'];
export type BoardLine = components['schemas']['BoardLine'];
export type BotMark = components['schemas']['BotMark'];
export type Branch = components['schemas']['Branch'];
export type Challenge = components['schemas']['Challenge'];
export type Claimed = components['schemas']['Claimed'];
export type ClockMessage = components['schemas']['ClockMessage'];
export type ClockRule = components['schemas']['ClockRule'];
export type CloseChat = components['schemas']['CloseChat'];
export type ClubHome = components['schemas']['ClubHome'];
export type CouplingSpec = components['schemas']['CouplingSpec'];
export type CourseInfo = components['schemas']['CourseInfo'];
export type Created = components['schemas']['Created'];
export type DaysClock = components['schemas']['DaysClock'];
export type Decision = components['schemas']['Decision'];
export type Done = components['schemas']['Done'];
export type Effect = components['schemas']['Effect'];
export type Empty = components['schemas']['Empty'];
export type Entrant = components['schemas']['Entrant'];
export type EventField = components['schemas']['EventField'];
export type EventInfo = components['schemas']['EventInfo'];
export type Export = components['schemas']['Export'];
export type FileSeat = components['schemas']['FileSeat'];
export type Fill = components['schemas']['Fill'];
export type FirstGame = components['schemas']['FirstGame'];
export type Friend = components['schemas']['Friend'];
export type FriendAnswer = components['schemas']['FriendAnswer'];
export type FriendTable = components['schemas']['FriendTable'];
export type Friends = components['schemas']['Friends'];
export type GameDescription = components['schemas']['GameDescription'];
export type GameEvent = components['schemas']['GameEvent'];
export type GameFile = components['schemas']['GameFile'];
export type GameInfo = components['schemas']['GameInfo'];
export type GameMeaning = components['schemas']['GameMeaning'];
export type GameStatistics = components['schemas']['GameStatistics'];
export type GameView = components['schemas']['GameView'];
export type GrammarInfo = components['schemas']['GrammarInfo'];
export type HeldSeat = components['schemas']['HeldSeat'];
export type History = components['schemas']['History'];
export type Invitation = components['schemas']['Invitation'];
export type Join = components['schemas']['Join'];
export type JoinTournament = components['schemas']['JoinTournament'];
export type Joined = components['schemas']['Joined'];
export type JudgedAnswer = components['schemas']['JudgedAnswer'];
export type JudgedMove = components['schemas']['JudgedMove'];
export type JudgedPhase = components['schemas']['JudgedPhase'];
export type JudgedPlayer = components['schemas']['JudgedPlayer'];
export type JudgedSource = components['schemas']['JudgedSource'];
export type LessonHint = components['schemas']['LessonHint'];
export type LessonInfo = components['schemas']['LessonInfo'];
export type LessonMark = components['schemas']['LessonMark'];
export type LessonProgress = components['schemas']['LessonProgress'];
export type LessonReply = components['schemas']['LessonReply'];
export type LessonState = components['schemas']['LessonState'];
export type LessonWalk = components['schemas']['LessonWalk'];
export type LetterOpened = components['schemas']['LetterOpened'];
export type LetterWish = components['schemas']['LetterWish'];
export type LineStep = components['schemas']['LineStep'];
export type LiveClock = components['schemas']['LiveClock'];
export type Look = components['schemas']['Look'];
export type LookAhead = components['schemas']['LookAhead'];
export type Made = components['schemas']['Made'];
export type Mine = components['schemas']['Mine'];
export type MovingCode = components['schemas']['MovingCode'];
export type MovingCodeShown = components['schemas']['MovingCodeShown'];
export type MySummary = components['schemas']['MySummary'];
export type NearBoard = components['schemas']['NearBoard'];
export type NewTable = components['schemas']['NewTable'];
export type NewTournament = components['schemas']['NewTournament'];
export type NewVariation = components['schemas']['NewVariation'];
export type Nothing = components['schemas']['Nothing'];
export type NoticeSettings = components['schemas']['NoticeSettings'];
export type NoticeWish = components['schemas']['NoticeWish'];
export type Obstacle = components['schemas']['Obstacle'];
export type Opponent = components['schemas']['Opponent'];
export type OpponentResult = components['schemas']['OpponentResult'];
export type OptionSpec = components['schemas']['OptionSpec'];
export type Outcome = components['schemas']['Outcome'];
export type PasskeyAnswer = components['schemas']['PasskeyAnswer'];
export type PasskeyInfo = components['schemas']['PasskeyInfo'];
export type PasskeyRemoval = components['schemas']['PasskeyRemoval'];
export type PasskeyWish = components['schemas']['PasskeyWish'];
export type PlayedGame = components['schemas']['PlayedGame'];
export type PlayedSide = components['schemas']['PlayedSide'];
export type PointSource = components['schemas']['PointSource'];
export type Preset = components['schemas']['Preset'];
export type PresetName = components['schemas']['PresetName'];
export type PresetSpec = components['schemas']['PresetSpec'];
export type PresetWish = components['schemas']['PresetWish'];
export type Preview = components['schemas']['Preview'];
export type Problem = components['schemas']['Problem'];
export type Profile = components['schemas']['Profile'];
export type Proposal = components['schemas']['Proposal'];
export type PushDevice = components['schemas']['PushDevice'];
export type PushEnd = components['schemas']['PushEnd'];
export type PushKeys = components['schemas']['PushKeys'];
export type PuzzleHint = components['schemas']['PuzzleHint'];
export type PuzzleInfo = components['schemas']['PuzzleInfo'];
export type PuzzleLine = components['schemas']['PuzzleLine'];
export type PuzzleList = components['schemas']['PuzzleList'];
export type PuzzleProgress = components['schemas']['PuzzleProgress'];
export type PuzzleState = components['schemas']['PuzzleState'];
export type PuzzleTable = components['schemas']['PuzzleTable'];
export type PuzzleVerdict = components['schemas']['PuzzleVerdict'];
export type QuietHours = components['schemas']['QuietHours'];
export type QuietHoursWish = components['schemas']['QuietHoursWish'];
export type QuietTable = components['schemas']['QuietTable'];
export type QuizQuestion = components['schemas']['QuizQuestion'];
export type Rated = components['schemas']['Rated'];
export type RatingChange = components['schemas']['RatingChange'];
export type RatingRules = components['schemas']['RatingRules'];
export type RecoveredSeat = components['schemas']['RecoveredSeat'];
export type Recovery = components['schemas']['Recovery'];
export type Refused = components['schemas']['Refused'];
export type Rematch = components['schemas']['Rematch'];
export type ReportLine = components['schemas']['ReportLine'];
export type Resign = components['schemas']['Resign'];
export type Say = components['schemas']['Say'];
export type Score = components['schemas']['Score'];
export type Season = components['schemas']['Season'];
export type SeatInfo = components['schemas']['SeatInfo'];
export type SeatRequest = components['schemas']['SeatRequest'];
export type Session = components['schemas']['Session'];
export type SideView = components['schemas']['SideView'];
export type SignOut = components['schemas']['SignOut'];
export type SlotInfo = components['schemas']['SlotInfo'];
export type Someone = components['schemas']['Someone'];
export type Source = components['schemas']['Source'];
export type StandingOrders = components['schemas']['StandingOrders'];
export type Stopped = components['schemas']['Stopped'];
export type Summary = components['schemas']['Summary'];
export type TableState = components['schemas']['TableState'];
export type Thinking = components['schemas']['Thinking'];
export type TimeQuestion = components['schemas']['TimeQuestion'];
export type TimeVote = components['schemas']['TimeVote'];
export type Tournament = components['schemas']['Tournament'];
export type TournamentEnd = components['schemas']['TournamentEnd'];
export type TournamentGuest = components['schemas']['TournamentGuest'];
export type TournamentLine = components['schemas']['TournamentLine'];
export type TournamentList = components['schemas']['TournamentList'];
export type TournamentRemoval = components['schemas']['TournamentRemoval'];
export type TournamentResult = components['schemas']['TournamentResult'];
export type TournamentRound = components['schemas']['TournamentRound'];
export type TournamentSeat = components['schemas']['TournamentSeat'];
export type TournamentStanding = components['schemas']['TournamentStanding'];
export type TournamentTable = components['schemas']['TournamentTable'];
export type Trial = components['schemas']['Trial'];
export type TrialStep = components['schemas']['TrialStep'];
export type Try = components['schemas']['Try'];
export type Undo = components['schemas']['Undo'];
export type UndoInfo = components['schemas']['UndoInfo'];
export type Usual = components['schemas']['Usual'];
export type Vacation = components['schemas']['Vacation'];
export type VerbInfo = components['schemas']['VerbInfo'];
export type Visibility = components['schemas']['Visibility'];
export type VisibilityWish = components['schemas']['VisibilityWish'];
export type Vote = components['schemas']['Vote'];
export type WaitingTables = components['schemas']['WaitingTables'];
export type Ways = components['schemas']['Ways'];
export type WebhookInfo = components['schemas']['WebhookInfo'];
export type WebhookWish = components['schemas']['WebhookWish'];
export type Whom = components['schemas']['Whom'];
export type WhyNot = components['schemas']['WhyNot'];
export type Wondering = components['schemas']['Wondering'];
export type ActMessage = components['schemas']['ActMessage'];
export type HelloMessage = components['schemas']['HelloMessage'];
export type PingMessage = components['schemas']['PingMessage'];
export type PreviewRequest = components['schemas']['PreviewRequest'];
export type UndoMessage = components['schemas']['UndoMessage'];
export type WhyNotRequest = components['schemas']['WhyNotRequest'];
export type ClientMessage = components['schemas']['ClientMessage'];
export type Change = components['schemas']['Change'];
export type ChatLine = components['schemas']['ChatLine'];
export type ChatMessage = components['schemas']['ChatMessage'];
export type DeltaMessage = components['schemas']['DeltaMessage'];
export type ErrorMessage = components['schemas']['ErrorMessage'];
export type OkMessage = components['schemas']['OkMessage'];
export type PongMessage = components['schemas']['PongMessage'];
export type PreviewMessage = components['schemas']['PreviewMessage'];
export type RematchMessage = components['schemas']['RematchMessage'];
export type SeatsMessage = components['schemas']['SeatsMessage'];
export type WhyNotMessage = components['schemas']['WhyNotMessage'];
export type ServerMessage = components['schemas']['ServerMessage'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type BotLevel = components['schemas']['BotLevel'];
export type SeatKind = components['schemas']['SeatKind'];
export type TableStatus = components['schemas']['TableStatus'];
export type UndoReason = components['schemas']['UndoReason'];
export type ObstacleKind = components['schemas']['ObstacleKind'];
export type FieldName = components['schemas']['FieldName'];
export type FriendState = components['schemas']['FriendState'];
export type Shown = components['schemas']['Shown'];
export type Emblem = components['schemas']['Emblem'];
export type Registration = components['schemas']['Registration'];
export type TournamentKind = components['schemas']['TournamentKind'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
