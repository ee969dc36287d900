// SPDX-License-Identifier: Apache-2.0

/// Categories of applications in a store.
enum ApplicationCategoryTypes {
  /// Types that the operating system exports.
  static let exported = #"""
    public.app-category||||category of applications
    public.app-category.action-games|public.app-category.games|||action games
    public.app-category.adventure-games|public.app-category.games|||adventure games
    public.app-category.arcade-games|public.app-category.games|||arcade games
    public.app-category.board-games|public.app-category.games|||board games
    public.app-category.bookmarks|public.app-category|||bookmarks applications
    public.app-category.books|public.app-category|||books applications
    public.app-category.business|public.app-category|||business applications
    public.app-category.card-games|public.app-category.games|||card games
    public.app-category.casino-games|public.app-category.games|||casino games
    public.app-category.developer-tools|public.app-category|||developer tools applications
    public.app-category.dice-games|public.app-category.games|||dice games
    public.app-category.education|public.app-category|||education applications
    public.app-category.educational-games|public.app-category.games|||educational games
    public.app-category.entertainment|public.app-category|||entertainment applications
    public.app-category.family-games|public.app-category.games|||family games
    public.app-category.finance|public.app-category|||finance applications
    public.app-category.food-and-drink|public.app-category|||food and drink applications
    public.app-category.games|public.app-category|||games
    public.app-category.graphics-design|public.app-category|||graphics design applications
    public.app-category.healthcare-fitness|public.app-category|||healthcare fitness applications
    public.app-category.kids-games|public.app-category.games|||kids games
    public.app-category.lifestyle|public.app-category|||lifestyle applications
    public.app-category.magazines-and-newspapers|public.app-category|||magazines and newspapers applications
    public.app-category.medical|public.app-category|||medical applications
    public.app-category.music|public.app-category|||music applications
    public.app-category.music-games|public.app-category.games|||music games
    public.app-category.navigation|public.app-category|||navigation applications
    public.app-category.news|public.app-category|||news applications
    public.app-category.photography|public.app-category|||photography applications
    public.app-category.photography-and-video|public.app-category.photography public.app-category.video|||photography and video applications
    public.app-category.productivity|public.app-category|||productivity applications
    public.app-category.puzzle-games|public.app-category.games|||puzzle games
    public.app-category.racing-games|public.app-category.games|||racing games
    public.app-category.reference|public.app-category|||reference applications
    public.app-category.role-playing-games|public.app-category.games|||role playing games
    public.app-category.shopping|public.app-category|||shopping applications
    public.app-category.simulation-games|public.app-category.games|||simulation games
    public.app-category.social-networking|public.app-category|||social networking applications
    public.app-category.sports|public.app-category|||sports applications
    public.app-category.sports-games|public.app-category.games|||sports games
    public.app-category.strategy-games|public.app-category.games|||strategy games
    public.app-category.travel|public.app-category|||travel applications
    public.app-category.trivia-games|public.app-category.games|||trivia games
    public.app-category.utilities|public.app-category|||utilities applications
    public.app-category.video|public.app-category|||video applications
    public.app-category.weather|public.app-category|||weather applications
    public.app-category.word-games|public.app-category.games|||word games
    """#
}
