// SPDX-License-Identifier: Apache-2.0

/// How often candidates are right, fitted on labelled files by `Benchmarks/calibrate.py`, which writes this file.
///
/// A candidate is right where it is the very type of the label and no better candidate is. The numbers are thousandths,
/// drawn towards what the parts of a combination say where files are few.
enum FittedConfidences {
  /// Of the best candidate, by its basis: first as seen alone, then corroborated, then disputed, each where the claims
  /// are silent, agree, specialise and contradict.
  static let answers: StaticString = """
    certain * * *|930 947 896 758 953 972 925 826 911 962 842 635
    certain container binary general|878 945 815 795 899 963 835 873 694 917 743 707
    certain container binary specific|940 945 921 763 970 982 951 827 968 979 873 629
    certain container text general|912 970 886 873 935 979 919 909 861 951 829 810
    certain container text specific|979 983 951 849 987 988 966 891 967 973 924 777
    certain content binary specific|953 963 830 582 908 908 875 668 879 900 750 463
    certain filesystem binary specific|999 999 999 999 999 999 999 999 999 999 999 999
    fair * * *|984 984 966 834 988 988 979 883 975 975 951 758
    fair container binary general|929 963 929 861 950 974 950 900 889 942 891 794
    fair content binary specific|971 971 950 741 980 980 964 805 953 953 920 639
    fair content text specific|980 980 961 791 984 984 973 846 964 964 938 701
    fair signature text specific|952 952 917 607 966 966 941 713 925 925 873 515
    fair text binary specific|975 975 963 807 985 985 974 852 966 966 941 712
    fair text text general|969 983 966 930 976 988 976 951 945 972 946 892
    fair text text specific|987 987 968 841 989 989 980 888 979 979 955 766
    fallback * * *|507 938 928 820 585 959 937 863 398 905 880 741
    fallback filesystem binary general|900 900 500 500 900 900 500 500 900 900 500 500
    fallback signature binary general|212 860 853 644 320 899 871 708 167 792 743 509
    fallback text text general|617 967 956 886 684 981 961 921 484 947 931 828
    strong * * *|965 979 961 791 980 982 972 856 915 939 939 682
    strong container binary general|818 935 875 754 854 955 913 784 736 900 813 655
    strong container binary specific|889 911 873 496 927 937 909 588 833 863 810 379
    strong content binary specific|968 982 957 767 976 979 967 838 910 931 932 634
    strong content text specific|965 965 960 784 974 974 972 840 962 962 938 682
    strong signature binary general|941 983 966 926 964 988 976 948 919 973 947 886
    strong signature binary specific|971 971 966 801 985 987 976 856 960 965 946 714
    strong signature text general|956 985 969 932 967 990 979 952 926 976 951 895
    strong signature text specific|974 980 969 816 984 985 978 866 957 966 951 734
    strong text text general|953 983 965 924 974 989 978 950 917 973 945 883
    strong text text specific|964 987 965 795 987 987 976 866 895 927 945 693
    weak * * *|935 971 931 766 957 978 953 825 905 951 896 672
    weak content binary specific|902 959 905 689 938 968 933 763 866 929 856 579
    weak content text specific|953 971 939 781 964 980 957 838 912 955 905 688
    weak signature text specific|966 978 944 819 968 984 966 868 929 964 924 737
    weak text text specific|931 975 945 793 965 981 960 847 920 959 911 703
    """

  /// Of the candidates behind it.
  static let others: StaticString = """
    alternative|14
    claimed|400
    contradicted|37
    general|34
    rival certain|43
    rival fair|14
    rival fallback|5
    rival strong|23
    rival weak|2
    """
}
